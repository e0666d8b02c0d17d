import { addDays, weekdayOf, type Day } from '../../shared/zone.ts';
import { dayMs } from '../../shared/durations.ts';

/** A number of something on a past day on which the store worked as usual. */
export type DayCount = { readonly day: Day; readonly count: number };

/** The days of history that are looked at. */
export const historyDays = 84;

/** After so many days a day says half as much about how weekdays differ. */
const weekdayHalfLife = 56;

/** After so many days a day says half as much about how busy the store is. */
const levelHalfLife = 7;

/** An average day with this weight stands beside the days of a weekday, so that one odd day doesn't rule it. */
const averageWeight = 0.5;

/** The part of the growth over the last weeks that is expected to go on. */
const growthKept = 0.3;

/** Returns the days from one day to a later one. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Returns a function that weighs a day by its age on another one: half for each half-life. */
export function weighAt(day: Day, halfLife: number): (past: Day) => number {
  return (past) => 0.5 ** (daysBetween(past, day) / halfLife);
}

/**
 * Returns the number that is expected on a later day: exponential smoothing with one factor per weekday and a
 * damped trend (Holt and Winters), written as weighted means so that missing days leave no gap.
 * Zero without any history.
 */
export function expectCount(past: readonly DayCount[], day: Day): number {
  const factors = weekdayFactors(past, day);
  const level = levelOf(past, day, { factors, halfLife: levelHalfLife });
  const earlier = levelOf(past, day, { factors, halfLife: 3 * levelHalfLife });
  // Both weigh the same days: one is 0 where the other one is.
  if (level <= 0) return 0;
  const growth = (level / earlier) ** growthKept;
  return level * growth * (factors[weekdayOf(day)] ?? 1);
}

/** Returns how busy each weekday is beside an average day, Sunday first. Their mean is 1. */
function weekdayFactors(past: readonly DayCount[], day: Day): number[] {
  const weigh = weighAt(day, weekdayHalfLife);
  const sums = Array.from({ length: 7 }, () => ({ weight: 0, count: 0 }));
  for (const one of past) {
    const sum = sums[weekdayOf(one.day)];
    const weight = weigh(one.day);
    if (sum)
      Object.assign(sum, { weight: sum.weight + weight, count: sum.count + weight * one.count });
  }
  const known = sums.filter(({ weight }) => weight > 0);
  const average = mean(known.map(({ count, weight }) => count / weight));
  if (average === 0) return sums.map(() => 1);
  const counts = sums.map(
    ({ count, weight }) => (count + averageWeight * average) / (weight + averageWeight),
  );
  return counts.map((count) => count / mean(counts));
}

type Smoothing = { readonly factors: readonly number[]; readonly halfLife: number };

/** Returns the count of an average day, those of late weighing most. */
function levelOf(past: readonly DayCount[], day: Day, { factors, halfLife }: Smoothing): number {
  const weigh = weighAt(day, halfLife);
  let [weights, counts] = [0, 0];
  for (const one of past) {
    const weight = weigh(one.day);
    weights += weight * (factors[weekdayOf(one.day)] ?? 1);
    counts += weight * one.count;
  }
  return weights > 0 ? counts / weights : 0;
}

/** Returns the number of the same weekday before the last known day, or undefined if that day is missing. */
export function sameAsLastWeek(past: readonly DayCount[], day: Day): number | undefined {
  const last = past.at(-1)?.day;
  if (!last) return undefined;
  let earlier = addDays(day, -7);
  while (earlier > last) earlier = addDays(earlier, -7);
  return past.find((one) => one.day === earlier)?.count;
}

function mean(values: readonly number[]): number {
  return values.length > 0 ? values.reduce((total, value) => total + value, 0) / values.length : 0;
}
