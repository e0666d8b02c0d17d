import { z } from 'zod/mini';
import { instant, minorUnits } from '../shared/schema.ts';
import { sensitive } from '../shared/sensitive.ts';
import { orderStatuses } from './orders.states.ts';

/** A customer's order in a list. */
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
  /** The most frequently ordered items and their number of orders. */
  favourites: z.array(z.object({ name: z.string(), orders: z.int() })),
  /** Other names used in orders with the same phone number. */
  formerNames: z.array(z.string()),
});

export type CustomerOrders = z.infer<typeof customerOrders>;
