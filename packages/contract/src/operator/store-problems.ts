import { z } from 'zod/mini';
import { instant } from '../shared/schema.ts';

/** The problems that a store can have. */
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

export const orderCounts = z.object({
  /** All placed orders. */
  orders: z.int(),
  /** Orders that expired unaccepted. */
  missed: z.int(),
  /** Orders cancelled by the store. */
  cancelled: z.int(),
  /** Orders that were prepared. */
  made: z.int(),
  /** Prepared orders that were accepted late. */
  acceptedLate: z.int(),
  /** Prepared orders that were ready late. */
  late: z.int(),
});

export type OrderCounts = z.infer<typeof orderCounts>;

/** A store's orders in the last days, and its problems. */
export const healthFacts = z.extend(orderCounts, {
  /** The time when an open store last had an open screen; null if it has one or needs none. */
  noScreenSince: z.nullable(instant),
  /** The time since which a payout is overdue or payouts are held; null if all is paid. */
  unpaidSince: z.nullable(instant),
  problems: z.array(z.enum(storeProblems)),
});

export type HealthFacts = z.infer<typeof healthFacts>;
