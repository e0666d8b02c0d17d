import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath } from '../shared/schema.ts';
import { customerOrders } from './customer-orders.schemas.ts';

export const findCustomerOrders = endpoint({
  method: 'GET',
  path: '/store/customer/orders/{storeId}/{customerId}',
  summary: 'Gets the last orders of a customer of a store, and what they order most often.',
  params: z.object({ storeId: idInPath, customerId: idInPath }),
  answer: envelope(customerOrders),
  can: { permission: 'customers:read', store: 'params.storeId' },
});
