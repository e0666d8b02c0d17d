import { z } from 'zod/mini';
import { id } from '../shared/schema.ts';
import { listQuery } from './operator.schemas.ts';
import { healthFacts, orderCounts, storeProblems } from './store-problems.ts';

/** The days, through today, that a store's health is based on. */
export const healthDays = 7;

/** The minimum number of orders, and the minimum share in percent, that count as a problem. */
export const healthLimits = {
  missed: { orders: 2, percent: 3 },
  cancelled: { orders: 2, percent: 5 },
  acceptedLate: { orders: 5, percent: 20 },
  late: { orders: 5, percent: 20 },
} as const;

/** The days after which an unpaid payout is overdue. */
export const overdueDays = 7;

export const storeHealthQuery = z.extend(listQuery, {
  state: z.optional(z.enum(storeProblems)),
});

/** A store's orders in the last days, and in the same number of days before. */
export const storeHealth = z.object({
  id,
  name: z.string(),
  branchName: z.string(),
  ...healthFacts.shape,
  before: orderCounts,
});

/** All approved stores' orders in the last days, and in the same number of days before. */
export const marketplaceWeek = z.object({ ...orderCounts.shape, before: orderCounts });

export type MarketplaceWeek = z.infer<typeof marketplaceWeek>;

export type StoreHealth = z.infer<typeof storeHealth>;
