import { z } from 'zod/mini';
import { orderStatuses } from '../orders/orders.states.ts';
import { payout } from '../payouts/payouts.schemas.ts';
import { product } from '../menu/products.schemas.ts';
import { id, instant } from '../shared/schema.ts';
import { sensitive, sensitivePhone } from '../shared/sensitive.ts';

/** The minimum length of a global search. */
export const searchMinimum = 2;

/** The maximum number of results of each kind. */
export const foundOfEach = 5;

export const searchQuery = z.object({
  /**
   * Searches orders by number or name, customers by name or phone number, products by name or code, and payouts by day,
   * amount or id.
   */
  q: z
    .string()
    .check(z.trim(), z.minLength(searchMinimum, 'Enter at least 2 characters'), z.maxLength(60)),
});

export const foundOrder = z.object({
  orderNumber: z.string(),
  customerName: z.string(),
  status: z.enum(orderStatuses),
  placedAt: instant,
});

export type FoundOrder = z.infer<typeof foundOrder>;

export const foundCustomer = z.object({
  id,
  name: z.string(),
  phoneNumber: sensitivePhone('customers:contact'),
  orders: z.int(),
});

export type FoundCustomer = z.infer<typeof foundCustomer>;

export const foundPayout = z.pick(payout, {
  transactionId: true,
  status: true,
  periodStart: true,
  periodEnd: true,
  currency: true,
  payoutAmount: true,
});

export type FoundPayout = z.infer<typeof foundPayout>;

/** The results of a search in a store, the best of each kind first. */
export const found = z.object({
  orders: z.array(foundOrder),
  customers: sensitive(z.array(foundCustomer), 'customers:read'),
  products: z.array(product),
  payouts: sensitive(z.array(foundPayout), 'payouts:read'),
});

export type Found = z.infer<typeof found>;
