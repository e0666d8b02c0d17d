import type { RefundableOrder } from '@counter/contract/adjustments';

const line = { options: [], deal: null, discount: 0, taxRate: 100_000 };
/** A completed order that was partly refunded before. */
export const refundable: RefundableOrder = {
  orderId: 1,
  orderNumber: 'KM-4821',
  status: 'COMPLETED',
  customer: 'Amira Haddad',
  placedAt: '2026-11-18T17:00:00Z',
  completedAt: '2026-11-18T17:30:00Z',
  currency: 'USD',
  customerPaid: 38_00,
  charged: 33_00,
  refunded: 11_00,
  charges: 2_00,
  refundable: 20_00,
  subtotal: 30_00,
  discount: 0,
  tax: 3_00,
  tip: 0,
  fee: 3_30,
  deliveryFee: 5_00,
  promoDiscount: 0,
  promoPaidBy: null,
  payment: 'MARKETPLACE',
  lines: [
    { ...line, line: 1, name: 'Hummus', quantity: 2, refundedQuantity: 1, total: 20_00, tax: 2_00 },
    { ...line, line: 2, name: 'Bread', quantity: 1, refundedQuantity: 1, total: 10_00, tax: 1_00 },
  ],
  refunds: [
    {
      id: 1,
      at: '2026-11-19T12:00:00Z',
      by: 'Marcus Bell',
      type: 'ITEMS',
      reason: 'MISSING_ITEM',
      comment: 'The bread was not in the bag',
      amount: 11_00,
      items: [{ line: 2, quantity: 1 }],
    },
  ],
};
