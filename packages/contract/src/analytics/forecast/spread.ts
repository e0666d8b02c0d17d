import { weekdayOf, type Day } from '../../shared/zone.ts';
import { weighAt } from './expect-orders.ts';

/** A past day's orders, by hour or product. */
export type DayParts = {
  readonly day: Day;
  /** All orders of the day. */
  readonly count: number;
  readonly parts: ReadonlyMap<number, number>;
};

/** The half-life of a day's weight, in days. */
const halfLife = 56;

/** The weight of an average day relative to days of the same weekday. */
const averageWeight = 1;

/**
 * Returns each part's share of a later day's orders. It combines the same weekday with an average day, so that a rare
 * weekday doesn't depend on one day alone. Leaves out empty parts.
 */
export function sharesOn(past: readonly DayParts[], day: Day): Map<number, number> {
  const weigh = weighAt(day, halfLife);
  const overall = new Sums();
  const ofWeekday = new Sums();
  for (const one of past) {
    overall.add(one, weigh(one.day));
    if (weekdayOf(one.day) === weekdayOf(day)) ofWeekday.add(one, weigh(one.day));
  }
  if (overall.count === 0) return new Map();
  const average = (averageWeight * overall.count) / overall.weight;
  const total = ofWeekday.count + average;
  return new Map(
    [...overall.parts].map(([part, sum]) => {
      const usual = sum / overall.count;
      return [part, ((ofWeekday.parts.get(part) ?? 0) + usual * average) / total];
    }),
  );
}

class Sums {
  weight = 0;
  count = 0;
  readonly parts = new Map<number, number>();

  add({ count, parts }: DayParts, weight: number): void {
    this.weight += weight;
    this.count += weight * count;
    for (const [part, value] of parts) {
      this.parts.set(part, (this.parts.get(part) ?? 0) + weight * value);
    }
  }
}
