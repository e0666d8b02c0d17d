import { addDays, dayAt, hourMs, instantOf, type Day } from '@counter/contract/shared';
import type { Stretch } from '@counter/contract/store';
import { msOf, overlapOf } from './spans.ts';

/** An hour of a day in local time. */
export type ClockHour = { readonly day: Day; readonly hour: number };

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** A store's clock, which caches the start of each day. */
export type StoreClock = {
  /** Returns an hour's interval: empty if the hour is skipped, two hours if it occurs twice. */
  readonly stretchOf: (at: ClockHour) => Stretch;
  /** Lists the hours that overlap an interval. */
  readonly hoursIn: (stretch: Stretch) => ClockHour[];
};

/** Creates the clock of a time zone. */
export function storeClock(timeZone: string): StoreClock {
  const midnights = new Map<Day, number>();
  const midnightOf = (day: Day): number => {
    const midnight = midnights.get(day) ?? instantOf(day, 0, timeZone).getTime();
    midnights.set(day, midnight);
    return midnight;
  };
  const stretchOf = ({ day, hour }: ClockHour): Stretch => {
    const midnight = midnightOf(day);
    const isPlain = midnightOf(addDays(day, 1)) - midnight === 24 * hourMs;
    const from = (minute: number): Date =>
      isPlain ? new Date(midnight + minute * 60_000) : instantOf(day, minute, timeZone);
    return { start: from(hour * 60), end: from(hour * 60 + 60) };
  };
  const hoursIn = (stretch: Stretch): ClockHour[] => {
    const found: ClockHour[] = [];
    const last = dayAt(stretch.end, timeZone);
    for (let day = dayAt(stretch.start, timeZone); day <= last; day = addDays(day, 1)) {
      const ofDay = hours.map((hour) => ({ day, hour }));
      found.push(...ofDay.filter((at) => msOf(overlapOf(stretchOf(at), stretch)) > 0));
    }
    return found;
  };
  return { stretchOf, hoursIn };
}
