import type { PayoutStatus } from '@counter/contract/payouts';
import { addDays, dayAt, type Day } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findNextPayout } from './next-payout.service.ts';
import { dueDayOf } from './pay-period.ts';
import { findPayoutsSince } from './payouts.repository.ts';

/** The days of a made or expected payout. */
export type PayoutDays = {
  /** The Sunday that ends its week. A store has one payout per week. */
  readonly periodEnd: Day;
  readonly sentDay: Day;
  /** The last day by which it should arrive. */
  readonly dueDay: Day;
  /** Null until the payout is made. */
  readonly status: PayoutStatus | null;
};

const daysBack = 90;
const weeksAhead = 8;

/**
 * Returns the days of recent payouts and of those expected in the next weeks; no expected ones while payouts are held.
 */
export async function findPayoutDays(
  db: Db,
  scope: StoreScope,
  now: Date,
): Promise<readonly PayoutDays[]> {
  const { timeZone } = scope;
  const today = dayAt(now, timeZone);
  const [made, next] = await Promise.all([
    findPayoutsSince(db, scope, addDays(today, -daysBack)),
    findNextPayout(db, scope, now),
  ]);
  const past = made.map(({ periodEnd, status, sentAt, createdAt }) => {
    const sentDay = dayAt(sentAt ?? createdAt, timeZone);
    return { periodEnd, status, sentDay, dueDay: dueDayOf(sentDay) };
  });
  if (next.hold) return past;
  const first = next.expectedAt === null ? today : dayAt(new Date(next.expectedAt), timeZone);
  const expected = Array.from({ length: weeksAhead }, (_, week) => {
    const periodEnd = addDays(next.periodEnd, 7 * week);
    const sentDay = week === 0 ? first : addDays(periodEnd, 1);
    return { periodEnd, sentDay, dueDay: dueDayOf(sentDay), status: null };
  });
  return [...past, ...expected];
}
