import type { AdjustmentsTables } from './domains/adjustments/adjustments.tables.ts';
import type { AnalyticsTables } from './domains/analytics/analytics.tables.ts';
import type { AuthTables } from './domains/auth/auth.tables.ts';
import type { ConsumersTables } from './domains/consumers/consumers.tables.ts';
import type { CustomersTables } from './domains/customers/customers.tables.ts';
import type { DealsTables } from './domains/deals/deals.tables.ts';
import type { ExpensesTables } from './domains/expenses/expenses.tables.ts';
import type { FeedbackTables } from './domains/feedback/feedback.tables.ts';
import type { FilesTables } from './domains/files/files.tables.ts';
import type { HomeTables } from './domains/home/home.tables.ts';
import type { IntegrationsTables } from './domains/integrations/integrations.tables.ts';
import type { LedgerTables } from './domains/ledger/ledger.tables.ts';
import type { MarketingTables } from './domains/marketing/marketing.tables.ts';
import type { MenuTables } from './domains/menu/menu.tables.ts';
import type { NotificationsTables } from './domains/notifications/notifications.tables.ts';
import type { OnboardingTables } from './domains/onboarding/onboarding.tables.ts';
import type { OrdersTables } from './domains/orders/orders.tables.ts';
import type { PaymentsTables } from './domains/payments/payments.tables.ts';
import type { PayoutsTables } from './domains/payouts/payouts.tables.ts';
import type { PeopleTables } from './domains/people/people.tables.ts';
import type { PrintingTables } from './domains/printing/printing.tables.ts';
import type { PromotionsTables } from './domains/promotions/promotions.tables.ts';
import type { ReferralsTables } from './domains/referrals/referrals.tables.ts';
import type { SalesTables } from './domains/sales/sales.tables.ts';
import type { OperatorTables } from './domains/operator/operator.tables.ts';
import type { SettingsTables } from './domains/settings/settings.tables.ts';
import type { StoreTables } from './domains/store/store.tables.ts';
import type { StorefrontTables } from './domains/storefront/storefront.tables.ts';
import type { TeamTables } from './domains/team/team.tables.ts';
import type { ViewsTables } from './domains/views/views.tables.ts';

export type { Database } from './platform/db/schema.ts';

/** Adds the domains' tables, which the platform doesn't know, to the platform's schema. */
declare module './platform/db/schema.ts' {
  interface Database
    extends
      AdjustmentsTables,
      AnalyticsTables,
      AuthTables,
      ConsumersTables,
      CustomersTables,
      DealsTables,
      ExpensesTables,
      FeedbackTables,
      FilesTables,
      HomeTables,
      IntegrationsTables,
      LedgerTables,
      MarketingTables,
      MenuTables,
      NotificationsTables,
      OnboardingTables,
      OrdersTables,
      PaymentsTables,
      PayoutsTables,
      PeopleTables,
      PrintingTables,
      PromotionsTables,
      ReferralsTables,
      SalesTables,
      OperatorTables,
      SettingsTables,
      StoreTables,
      StorefrontTables,
      TeamTables,
      ViewsTables {}
}
