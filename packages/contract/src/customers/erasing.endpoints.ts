import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, userIdClaim } from '../shared/schema.ts';

/** The name shown for a customer whose data was erased. */
export const erasedCustomer = 'Erased customer';

export const eraseCustomer = endpoint({
  method: 'POST',
  path: '/store/customer/erase',
  summary:
    "Erases a store's data of a customer at their request. Orders and amounts stay; this can't be undone.",
  body: z.object({ storeId: id, userId: userIdClaim, customerId: id }),
  answer: envelope(z.null()),
  can: { permission: 'customers:write', store: 'body.storeId' },
});
