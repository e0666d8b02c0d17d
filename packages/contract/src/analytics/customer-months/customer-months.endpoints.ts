import { z } from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { envelope, idInPath } from '../../shared/schema.ts';

/** A month of `customerMonths`. */
const customerMonth = z.object({
  month: z.string(),
  newCustomers: z.int(),
  returningCustomers: z.int(),
  lostCustomers: z.int(),
  newWithTime: z.int(),
  newAgain: z.int(),
});

export const findCustomerMonths = endpoint({
  method: 'GET',
  path: '/store/stats/customers/{storeId}',
  summary: "Counts a store's new, returning and lost customers for each of the last 12 months.",
  params: z.object({ storeId: idInPath }),
  answer: envelope(z.object({ today: z.string(), months: z.array(customerMonth) })),
  can: { permission: 'analytics:read', store: 'params.storeId' },
});
