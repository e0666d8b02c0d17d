// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { AdjustmentReason, ChargeStatus, RefundType } from '@counter/contract/adjustments';
import type { Kysely, Transaction } from 'kysely';
import type { GeneratedJson, Identity } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface Charges {
  amount: number;
  charged: number | null;
  contestBy: Date;
  contestedAt: Date | null;
  contestedBy: string | null;
  contestPictures: GeneratedJson<readonly string[]>;
  contestText: string | null;
  customer: string;
  decidedAt: Date | null;
  decidedBy: string | null;
  decisionNote: string | null;
  id: Identity;
  note: string;
  openedAt: Date;
  openedBy: number | null;
  orderId: number;
  orderNumber: string;
  reason: AdjustmentReason;
  status: ChargeStatus;
  storeId: number;
}

interface RefundItems {
  line: number;
  quantity: number;
  refundId: number;
  storeId: number;
}

interface Refunds {
  amount: number;
  comment: string;
  id: Identity;
  orderId: number;
  reason: AdjustmentReason;
  refundedAt: Date;
  refundedBy: string;
  storeId: number;
  type: RefundType;
}

export interface AdjustmentsTables {
  charges: Charges;
  refundItems: RefundItems;
  refunds: Refunds;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends AdjustmentsTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
