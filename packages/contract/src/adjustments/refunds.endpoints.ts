import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath, pageOf } from '../shared/schema.ts';
import {
  adjustableOrder,
  adjustableOrdersRequest,
  refundableOrder,
  refundRequest,
} from './refunds.schemas.ts';

/** The page size of completed orders and charges. */
export const adjustmentPageSize = 10;

export const findAdjustableOrders = endpoint({
  method: 'POST',
  path: '/merchant/store/adjustments/orders',
  summary: 'Lists completed orders with their refundable amounts, the latest first.',
  body: adjustableOrdersRequest,
  answer: envelope(pageOf(adjustableOrder)),
  can: { permission: 'adjustments:read', store: 'body.storeId' },
});

export const findRefundableOrder = endpoint({
  method: 'GET',
  path: '/merchant/store/adjustments/order/{storeId}/{orderNumber}',
  summary: 'Gets the payment of an order, line by line, with its refunds.',
  params: z.object({ storeId: idInPath, orderNumber: z.string().check(z.maxLength(20)) }),
  answer: envelope(refundableOrder),
  can: { permission: 'adjustments:read', store: 'params.storeId' },
});

export const refundOrder = endpoint({
  method: 'POST',
  path: '/merchant/store/adjustments/refund',
  summary: 'Refunds a completed order; never more than was paid.',
  body: refundRequest,
  answer: envelope(refundableOrder),
  can: { permission: 'adjustments:write', store: 'body.storeId' },
  idempotency: 'accepted',
});
