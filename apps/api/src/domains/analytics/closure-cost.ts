import { medianOf } from '@counter/contract/analytics';
import { addDays, type Day } from '@counter/contract/shared';
import type { ClockHour, StoreClock } from './clock-hours.ts';
import type { Stretch } from '@counter/contract/store';
import { workedThrough, type WorkedTime } from './closures.ts';
import { msWithin, overlapOf } from './spans.ts';

/** The number of past weeks to compare an hour with. `minHours` is the minimum number of comparable hours. */
export const weeksCompared = 8;
const minHours = 4;

/** The working time and closures of a store, or the serving time and outages of an item. */
type Worked = {
  readonly working: WorkedTime['working'];
  readonly closures: readonly Stretch[];
};

/** A store's or an item's past sales for the hours of a closure. */
export type Past = {
  readonly clock: StoreClock;
  /** Covers the period and the weeks before it. */
  readonly worked: Worked;
  /** Sales by hour, keyed by `hourKey`; 0 for missing hours. */
  readonly sold: ReadonlyMap<string, number>;
};

/** The key of an hour in `Past.sold`. */
export function hourKey({ day, hour }: ClockHour): string {
  return `${day}T${String(hour).padStart(2, '0')}`;
}

/**
 * Estimates the cost of a closure. For each hour that it touched, takes the median sales of the same hour and weekday
 * in the eight weeks before, times the closed share of the hour's working time. Ignores past hours in which the store
 * didn't work throughout. Undefined if an hour has fewer than four to compare with.
 */
export function costOf(closure: Stretch, past: Past): number | undefined {
  let cost = 0;
  for (const { share, ...at } of lostHours(closure, past)) {
    const usual = usualSale(at, past);
    if (usual === undefined) return undefined;
    cost += usual * share;
  }
  return Math.round(cost);
}

type LostHour = ClockHour & { readonly share: number };

function lostHours(closure: Stretch, { clock, worked }: Past): LostHour[] {
  return clock.hoursIn(closure).flatMap((at) => {
    const hour = clock.stretchOf(at);
    const closed = overlapOf(hour, closure);
    const lostMs = closed ? msWithin(closed, worked.working) : 0;
    return lostMs > 0 ? [{ ...at, share: lostMs / msWithin(hour, worked.working) }] : [];
  });
}

function usualSale(at: ClockHour, { clock, worked, sold }: Past): number | undefined {
  const comparable = comparedDays(at.day)
    .map((day) => ({ ...at, day }))
    .filter((past) => workedThrough(worked, clock.stretchOf(past)));
  if (comparable.length < minHours) return undefined;
  return medianOf(comparable.map((past) => sold.get(hourKey(past)) ?? 0));
}

/** Lists the same weekday in the weeks before a day. */
export function comparedDays(day: Day): Day[] {
  return Array.from({ length: weeksCompared }, (_, week) => addDays(day, -7 * (week + 1)));
}
