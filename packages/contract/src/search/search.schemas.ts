import { z } from 'zod/mini';
import { orderStatuses } from '../orders/orders.states.ts';
import { payout } from '../payouts/payouts.schemas.ts';
import { product } from '../menu/products.schemas.ts';
import { id, instant } from '../shared/schema.ts';
import { sensitive, sensitivePhone } from '../shared/sensitive.ts';

/** A search of everything begins with so many characters. */
export const searchMinimum = 2;

/** A search of everything answers at most so many of each kind. */
export const foundOfEach = 5;

export const searchQuery = z.object({
  /** Number or name of an order, name or phone number of a customer, name or code of a product, day, amount or id of a payout. */
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

/** The findings of a search in a store, the best of each kind first. */
export const found = z.object({
  orders: z.array(foundOrder),
  customers: sensitive(z.array(foundCustomer), 'customers:read'),
  products: z.array(product),
  payouts: sensitive(z.array(foundPayout), 'payouts:read'),
});

export type Found = z.infer<typeof found>;
