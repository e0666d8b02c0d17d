import { z } from 'zod/mini';
import { id, instant } from '../shared/schema.ts';
import { listQuery } from './operator.schemas.ts';

/** The days that a store's health is judged by, in days until today. */
export const healthDays = 7;

/** The things that can be wrong with a store. */
export const storeProblems = [
  'MISSED',
  'CANCELED',
  'ACCEPTED_LATE',
  'LATE',
  'NO_SCREEN',
  'PAYOUT',
  'UNPAID',
] as const;

export type StoreProblem = (typeof storeProblems)[number];

/** The least number of orders, and the least share in percent, that make a problem. */
export const healthLimits = {
  missed: { orders: 2, percent: 3 },
  canceled: { orders: 2, percent: 5 },
  acceptedLate: { orders: 5, percent: 20 },
  late: { orders: 5, percent: 20 },
} as const;

/** The days after which a payout that isn't paid is overdue. */
export const overdueDays = 7;

export const storeHealthQuery = z.extend(listQuery, {
  state: z.optional(z.enum(storeProblems)),
});

const orderCounts = z.object({
  /** All orders that were placed. */
  orders: z.int(),
  /** Orders that nobody accepted in time. */
  missed: z.int(),
  /** Orders that the store canceled. */
  canceled: z.int(),
  /** Orders that were made. */
  made: z.int(),
  /** Of those made, how many were accepted after the time to accept them. */
  acceptedLate: z.int(),
  /** Of those made, how many were ready after the promised time. */
  late: z.int(),
});

export type OrderCounts = z.infer<typeof orderCounts>;

/** The orders of a store in the last days, and in as many days before. */
export const storeHealth = z.object({
  id,
  name: z.string(),
  branchName: z.string(),
  ...orderCounts.shape,
  before: orderCounts,
  /** The time a screen was last open in an open store; null if one is open or none is needed. */
  noScreenSince: z.nullable(instant),
  /** The time since which a payout is overdue, or payouts are held; null if all is paid. */
  unpaidSince: z.nullable(instant),
  problems: z.array(z.enum(storeProblems)),
});

/** The orders of all approved stores in the last days, and in as many days before. */
export const marketplaceWeek = z.object({ ...orderCounts.shape, before: orderCounts });

export type MarketplaceWeek = z.infer<typeof marketplaceWeek>;

export type StoreHealth = z.infer<typeof storeHealth>;
