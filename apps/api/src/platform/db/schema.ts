import type { Kysely, Transaction } from 'kysely';
import type { AdjustmentTables } from './schema/adjustments.ts';
import type { ConsumerTables } from './schema/consumers.ts';
import type { ExpenseTables } from './schema/expenses.ts';
import type { FeedbackTables } from './schema/feedback.ts';
import type { LedgerTables } from './schema/ledger.ts';
import type { MarketplaceTables } from './schema/marketplace.ts';
import type { MarketingTables } from './schema/marketing.ts';
import type { MenuTables } from './schema/menu.ts';
import type { NotificationTables } from './schema/notifications.ts';
import type { OrderTables } from './schema/orders.ts';
import type { PaymentTables } from './schema/payments.ts';
import type { PeopleTables } from './schema/people.ts';
import type { PromotionTables } from './schema/promotions.ts';
import type { PayoutTables } from './schema/payouts.ts';
import type { RecordTables } from './schema/records.ts';
import type { SaleTables } from './schema/sales.ts';
import type { ReferralTables } from './schema/referrals.ts';
import type { StoreTables } from './schema/stores.ts';
import type { TeamTables } from './schema/team.ts';

/** The tables, as the migrations leave them. */
export type Database = MarketplaceTables &
  StoreTables &
  TeamTables &
  MenuTables &
  OrderTables &
  ConsumerTables &
  LedgerTables &
  ExpenseTables &
  SaleTables &
  PeopleTables &
  PromotionTables &
  AdjustmentTables &
  FeedbackTables &
  PayoutTables &
  ReferralTables &
  MarketingTables &
  PaymentTables &
  NotificationTables &
  RecordTables;

/** The database outside of a transaction, or a transaction on it. */
export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;
