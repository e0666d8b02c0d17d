import type { Availability, Closure } from '@counter/contract/analytics';
import { addDays, boundsOfDay, dayAt, instantOf, type Period } from '@counter/contract/shared';
import type { Stretch } from '@counter/contract/store';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findOpeningRecord } from '../store/index.ts';
import { storeClock } from './clock-hours.ts';
import { comparedDays, costOf, hourKey, weeksCompared, type Past } from './closure-cost.ts';
import { onlineMs, workedTime, type ClosedTime } from './closures.ts';
import { findSoldHours } from './performance.repository.ts';
import { msOf } from './spans.ts';

type Asked = { readonly period: Period; readonly now: Date };

const maxListLength = 50;

/** Computes the share of its working time in which a store took orders, and lists its closures. */
export async function findAvailability(
  db: Db,
  scope: StoreScope,
  { period, now }: Asked,
): Promise<Availability> {
  const { timeZone } = scope;
  const asked = spanOf(period, { timeZone, now });
  const compared = instantOf(addDays(period.from, -7 * weeksCompared), 0, timeZone);
  const record = await findOpeningRecord(db, scope, compared);
  const time = workedTime(record, asked);
  const worked = workedTime(record, { start: compared, end: asked.end });
  const past = await findPast(db, scope, { worked, closures: time.closures });
  const closures = time.closures.map((closed) => toClosure(closed, costOf(closed, past), now));
  const workingMs = time.working.reduce((total, stretch) => total + msOf(stretch), 0);
  const online = onlineMs(time);
  return {
    workingMinutes: minutesOf(workingMs),
    onlineMinutes: minutesOf(online),
    // Rounded down: 100% is only for stores that never closed.
    online: workingMs > 0 ? Math.floor((10_000 * online) / workingMs) : null,
    closures: closures.toReversed().slice(0, maxListLength),
    closureCount: closures.length,
    cost: closures.reduce((total, { cost }) => total + (cost ?? 0), 0),
    untold: closures.filter(({ cost }) => cost === null).length,
  };
}

/** Returns the part of a period up to now; empty if the period hasn't begun. */
function spanOf(
  { from, to }: Period,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Stretch {
  const start = instantOf(from, 0, timeZone);
  const { end } = boundsOfDay(to, timeZone);
  const last = end < now ? end : now;
  return { start, end: last > start ? last : start };
}

type Compared = Pick<Past, 'worked'> & { readonly closures: readonly ClosedTime[] };

/** Returns the past sales to compare closures with. Without closures it skips the query. */
async function findPast(db: Db, scope: StoreScope, { worked, closures }: Compared): Promise<Past> {
  const clock = storeClock(scope.timeZone);
  const days = new Set(closures.flatMap((closed) => daysIn(closed, scope.timeZone)));
  const earlier = new Set([...days].flatMap(comparedDays));
  const rows = earlier.size > 0 ? await findSoldHours(db, scope, [...earlier]) : [];
  return { clock, worked, sold: new Map(rows.map((row) => [hourKey(row), row.subtotal])) };
}

function daysIn({ start, end }: Stretch, timeZone: string): string[] {
  const days = [];
  const last = dayAt(end, timeZone);
  for (let day = dayAt(start, timeZone); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

function toClosure(closed: ClosedTime, cost: number | undefined, now: Date): Closure {
  const lasts = closed.end.getTime() === now.getTime();
  return {
    from: closed.start.toISOString(),
    to: lasts ? null : closed.end.toISOString(),
    minutes: minutesOf(closed.lostMs),
    cause: closed.cause,
    by: closed.by,
    reason: closed.reason,
    cost: cost ?? null,
  };
}

function minutesOf(ms: number): number {
  return Math.round(ms / 60_000);
}
