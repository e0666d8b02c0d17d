import { z } from 'zod/mini';
import { instant } from '../shared/schema.ts';

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

export const orderCounts = z.object({
  /** All orders that were placed. */
  orders: z.int(),
  /** Orders that nobody accepted in time. */
  missed: z.int(),
  /** Orders that the store cancelled. */
  cancelled: z.int(),
  /** Orders that were made. */
  made: z.int(),
  /** Of those made, how many were accepted after the time to accept them. */
  acceptedLate: z.int(),
  /** Of those made, how many were ready after the promised time. */
  late: z.int(),
});

export type OrderCounts = z.infer<typeof orderCounts>;

/** The orders of a store in the last days, and what is wrong with it. */
export const healthFacts = z.extend(orderCounts, {
  /** The time a screen was last open in an open store; null if one is open or none is needed. */
  noScreenSince: z.nullable(instant),
  /** The time since which a payout is overdue, or payouts are held; null if all is paid. */
  unpaidSince: z.nullable(instant),
  problems: z.array(z.enum(storeProblems)),
});

export type HealthFacts = z.infer<typeof healthFacts>;
