import { addDays, weekdayOf, type Day } from '../../shared/zone.ts';
import { dayMs } from '../../shared/durations.ts';

/** A count on a past day on which the store worked as usual. */
export type DayCount = { readonly day: Day; readonly count: number };

/** The days of history that a forecast uses. */
export const historyDays = 84;

/** The half-life, in days, of a day's weight for the differences between weekdays. */
const weekdayHalfLife = 56;

/** The half-life, in days, of a day's weight for the overall level. */
const levelHalfLife = 7;

/** The weight of an average day added to each weekday, so that a single outlier doesn't dominate. */
const averageWeight = 0.5;

/** The damping of the trend: the share of recent growth that is expected to continue. */
const growthKept = 0.3;

/** Returns the number of days between two days. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Returns a function that weighs days by age: half the weight for each half-life before `day`. */
export function weighAt(day: Day, halfLife: number): (past: Day) => number {
  return (past) => 0.5 ** (daysBetween(past, day) / halfLife);
}

/**
 * Forecasts a later day's count by exponential smoothing with a factor per weekday and a damped trend (Holt-Winters),
 * computed as weighted means so that missing days don't matter. Returns 0 without history.
 */
export function expectCount(past: readonly DayCount[], day: Day): number {
  const factors = weekdayFactors(past, day);
  const level = levelOf(past, day, { factors, halfLife: levelHalfLife });
  const earlier = levelOf(past, day, { factors, halfLife: 3 * levelHalfLife });
  // Both cover the same days, so `earlier` is 0 exactly when `level` is.
  if (level <= 0) return 0;
  const growth = (level / earlier) ** growthKept;
  return level * growth * (factors[weekdayOf(day)] ?? 1);
}

/** Returns each weekday's count relative to an average day, Sunday first. Their mean is 1. */
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

/** Returns an average day's count, with recent days weighing most. */
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

/** Returns the count of the latest known same weekday; undefined if that day is missing. */
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
