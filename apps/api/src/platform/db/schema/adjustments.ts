import type { AdjustmentReason, ChargeStatus, RefundType } from '@counter/contract/adjustments';
import type { Identity, Json } from './columns.ts';

/** Money of completed orders that went back, or may. */
export type AdjustmentTables = {
  refunds: {
    store_id: number;
    id: Identity;
    order_id: number;
    type: RefundType;
    reason: AdjustmentReason;
    comment: string;
    amount: number;
    refunded_at: Date;
    refunded_by: string;
  };
  refund_items: { store_id: number; refund_id: number; line: number; quantity: number };
  charges: {
    store_id: number;
    id: Identity;
    order_id: number;
    order_number: string;
    customer: string;
    reason: AdjustmentReason;
    note: string;
    amount: number;
    charged: number | null;
    status: ChargeStatus;
    opened_at: Date;
    opened_by: number | null;
    contest_by: Date;
    contested_at: Date | null;
    contested_by: string | null;
    contest_text: string | null;
    contest_pictures: Json<readonly string[]>;
    decided_at: Date | null;
    decided_by: string | null;
    decision_note: string | null;
  };
};
