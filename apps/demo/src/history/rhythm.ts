import type { Random } from '../random.ts';
import { weekday } from './calendar.ts';

/** The relative volume from Sunday to Saturday; 1 is an average day. */
const weekdayFactors = [1.06, 0.74, 0.88, 0.95, 1.01, 1.15, 1.21];

/** Parts of a day: weight, first and last minute, for weekdays and weekends. */
const weekdayParts = [
  [8, 600, 689],
  [33, 690, 809],
  [16, 810, 1079],
  [36, 1080, 1229],
  [7, 1230, 1289],
] as const;

const weekendParts = [
  [11, 600, 689],
  [29, 690, 809],
  [20, 810, 1079],
  [33, 1080, 1229],
  [7, 1230, 1289],
] as const;

/** Returns a function for a day's number of orders, from the weekday, slow growth, noise and occasional outliers. */
export function createVolume(
  random: Random,
  day: { date: string; ago: number; days: number; average: number },
): number {
  const growth = 1.08 - 0.16 * (day.ago / Math.max(1, day.days));
  const mood = random.weighted([
    [92, 1],
    [4, 0.62],
    [4, 1.38],
  ]);
  const chance = Math.max(0.7, 1 + 0.07 * random.normal());
  return Math.round(
    day.average * (weekdayFactors[weekday(day.date)] ?? 1) * growth * mood * chance,
  );
}

/** Returns the sorted times of a day's orders, with peaks at lunch and dinner. */
export function createMoments(
  random: Random,
  date: string,
  count: number,
): { minute: number; second: number }[] {
  const parts = [0, 6].includes(weekday(date)) ? weekendParts : weekdayParts;
  const choices = parts.map((part) => [part[0], part] as const);
  const moments = Array.from({ length: count }, () => {
    const [, first, last] = random.weighted(choices);
    return { minute: random.integer(first, last), second: random.integer(0, 59) };
  });
  return moments.toSorted((a, b) => a.minute - b.minute || a.second - b.second);
}
