/** The types of refund: everything left, some items, or an amount. */
export const refundTypes = ['FULL', 'ITEMS', 'CUSTOM'] as const;

export type RefundType = (typeof refundTypes)[number];

const typeLabels: Record<RefundType, string> = {
  FULL: 'Full refund',
  ITEMS: 'Some items',
  CUSTOM: 'Custom amount',
};

/** Returns the label of a refund type. */
export function refundTypeLabel(type: RefundType): string {
  return typeLabels[type];
}

/** Reasons for a refund to a customer or a charge to a store. */
export const adjustmentReasons = [
  'MISSING_ITEM',
  'WRONG_ITEM',
  'QUALITY',
  'LATE',
  'NOT_RECEIVED',
  'OTHER',
] as const;

export type AdjustmentReason = (typeof adjustmentReasons)[number];

const reasonLabels: Record<AdjustmentReason, string> = {
  MISSING_ITEM: 'Item was missing',
  WRONG_ITEM: 'Wrong item',
  QUALITY: 'Quality of the goods',
  LATE: 'Order was late',
  NOT_RECEIVED: 'Order was not received',
  OTHER: 'Other',
};

/** Returns the label of a reason. */
export function adjustmentReasonLabel(reason: AdjustmentReason): string {
  return reasonLabels[reason];
}
