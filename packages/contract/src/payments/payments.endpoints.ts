import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath } from '../shared/schema.ts';
import { cardPayment } from './payments.schemas.ts';

export const findCardPayment = endpoint({
  method: 'GET',
  path: '/merchant/store/order/card/{storeId}/{orderNumber}',
  summary: 'Tells where the money of an order is that is paid by card; null for any other order.',
  params: z.object({ storeId: idInPath, orderNumber: z.string().check(z.maxLength(20)) }),
  answer: envelope(z.nullable(cardPayment)),
  can: { permission: 'history:read', store: 'params.storeId' },
});
