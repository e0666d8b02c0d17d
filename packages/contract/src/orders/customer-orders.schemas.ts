import { z } from 'zod/mini';
import { instant, minorUnits } from '../shared/schema.ts';
import { sensitive } from '../shared/sensitive.ts';
import { orderStatuses } from './orders.states.ts';

/** One of a customer's orders, as far as a list of them tells. */
const customerOrder = z.object({
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  placedAt: instant,
  totalItems: z.int(),
  subtotal: sensitive(minorUnits, 'customers:spend'),
});

/** A customer's recent orders. */
export const customerOrders = z.object({
  /** The latest first. */
  latest: z.array(customerOrder),
  /** The most frequently ordered items, with the number of orders. */
  favourites: z.array(z.object({ name: z.string(), orders: z.int() })),
  /** Other names under which they ordered with the same phone number. */
  formerNames: z.array(z.string()),
});

export type CustomerOrders = z.infer<typeof customerOrders>;
