import { z } from 'zod/mini';
import { id } from '../shared/schema.ts';
import { listQuery } from './operator.schemas.ts';
import { healthFacts, orderCounts, storeProblems } from './store-problems.ts';

/** The days that a store's health is judged by, in days until today. */
export const healthDays = 7;

/** The least number of orders, and the least share in percent, that make a problem. */
export const healthLimits = {
  missed: { orders: 2, percent: 3 },
  cancelled: { orders: 2, percent: 5 },
  acceptedLate: { orders: 5, percent: 20 },
  late: { orders: 5, percent: 20 },
} as const;

/** The days after which a payout that isn't paid is overdue. */
export const overdueDays = 7;

export const storeHealthQuery = z.extend(listQuery, {
  state: z.optional(z.enum(storeProblems)),
});

/** The orders of a store in the last days, and in as many days before. */
export const storeHealth = z.object({
  id,
  name: z.string(),
  branchName: z.string(),
  ...healthFacts.shape,
  before: orderCounts,
});

/** The orders of all approved stores in the last days, and in as many days before. */
export const marketplaceWeek = z.object({ ...orderCounts.shape, before: orderCounts });

export type MarketplaceWeek = z.infer<typeof marketplaceWeek>;

export type StoreHealth = z.infer<typeof storeHealth>;
