import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { deliveryMethods } from '../orders/orders.choices.ts';
import { envelope } from '../shared/schema.ts';
import { orderTimes } from './order-times.schemas.ts';

const storeUrl = z.string().check(z.maxLength(80));

export const findOrderTimes = endpoint({
  method: 'GET',
  path: '/storefront/{storeUrl}/times/{deliveryMethod}',
  summary: 'Lists the days and times for which an order can be scheduled.',
  params: z.object({ storeUrl, deliveryMethod: z.enum(deliveryMethods) }),
  answer: envelope(orderTimes),
  can: { who: 'anyone', storeUrl: 'params.storeUrl' },
});
