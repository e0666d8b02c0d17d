import {
  addDays,
  dayAt,
  spokenEnd,
  spokenTime,
  writeLongWeekday,
  type Day,
  type LocalFormat,
} from '@counter/contract/shared';
import {
  differsByWay,
  intervalsOn,
  openingAt,
  takesOrders,
  takesOrdersFrom,
  toTimes,
  type Opening,
  type OpeningFacts,
  type Way,
} from '@counter/contract/store';
import type { DayHours, OpeningSign } from '@counter/contract/storefront';
import { usualDates } from '../../platform/kernel/usual-dates.ts';

/** Describes for customers whether a store takes orders at an instant. */
export function openingSign(facts: OpeningFacts, now: Date): OpeningSign {
  const { timeZone } = facts;
  const opening = openingAt(facts, now);
  const from = takesOrdersFrom(facts, now);
  const closed = !takesOrders(opening.state);
  return {
    state: opening.state,
    until: opening.until?.toISOString() ?? null,
    words: wordsOf(opening, { from, now, timeZone, dates: usualDates(timeZone) }),
    ahead: closed && from !== null && opening.state !== 'NOT_APPROVED',
  };
}

type Said = LocalFormat & { readonly from: Date | null; readonly now: Date };

/** A later end doesn't matter to customers who order now. */
const soonMs = 24 * 60 * 60_000;

function wordsOf({ state, until }: Opening, { from, now, ...local }: Said): string {
  const ends = until && until.getTime() - now.getTime() < soonMs;
  const again = from ? ` Takes orders again ${spokenTime(from, now, local)}.` : '';
  switch (state) {
    case 'OPEN':
      return ends ? `Open until ${endOf(until, now, local)}` : 'Open now';
    case 'BUSY':
      return 'Open but busy. Orders take a little longer.';
    case 'PAUSED':
      return `Taking a short break.${again}`;
    case 'CLOSED_BY_STORE':
      return 'Closed for now. Check back later.';
    case 'OUT_OF_HOURS':
      return `Closed.${from ? ` Opens ${spokenTime(from, now, local)}.` : ''}`;
    case 'NOT_APPROVED':
      return `Not taking orders right now.${again}`;
  }
}

/** Avoids "tomorrow" for the midnight that ends today. */
function endOf(until: Date, now: Date, local: LocalFormat): string {
  const words = spokenEnd(until, now, local);
  return words === 'tomorrow' ? 'midnight' : words;
}

/** Returns the store's hours of the next seven days, starting today. */
export function hoursAhead(facts: OpeningFacts, now: Date): DayHours[] {
  const today = dayAt(now, facts.timeZone);
  return Array.from({ length: 7 }, (_, ahead) => {
    const day = addDays(today, ahead);
    return {
      day,
      label: ahead === 0 ? 'Today' : writeLongWeekday(day),
      stretches: stretchesOn(facts, day, 'PICKUP'),
      deliveries: differsByWay(facts) ? stretchesOn(facts, day, 'DELIVERY') : null,
    };
  });
}

function stretchesOn(facts: OpeningFacts, day: Day, way: Way) {
  return intervalsOn(facts, day, way)
    .toSorted((one, other) => one.opens - other.opens)
    .map(toTimes);
}
