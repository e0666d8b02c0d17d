import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayAt, instantOf, localTimeAt, weekdayOf } from '../shared/zone.ts';
import { openingAt, takesOrders, type OpeningFacts } from './opening.ts';
import {
  endOfWorkingDay,
  openByHours,
  ways,
  workingTime,
  type ExceptionFacts,
  type Way,
} from './working-hours.ts';
import { minuteMs } from '../shared/durations.ts';

const stepMs = 15 * minuteMs;

const length = fc.integer({ min: 1, max: 96 }).map((quarter) => quarter * 15);
const dayInterval = fc
  .tuple(fc.integer({ min: 0, max: 95 }), length)
  .map(([quarter, minutes]) => ({ opens: quarter * 15, closes: quarter * 15 + minutes }));

const interval = fc
  .tuple(fc.integer({ min: 0, max: 6 }), dayInterval)
  .map(([weekday, one]) => ({ weekday, ...one }));

/** Around the nights on which New York's clocks change, and any other time. */
const anchor = fc.constantFrom(
  '2026-03-08T07:00:00Z',
  '2026-11-01T06:00:00Z',
  '2026-06-17T12:00:00Z',
);

const instantAround = (around: string): fc.Arbitrary<Date> =>
  fc
    .integer({ min: -5 * 1440, max: 2 * 1440 })
    .map((minutes) => new Date(Date.parse(around) + minutes * minuteMs));

const exceptionAround = (around: string): fc.Arbitrary<ExceptionFacts> =>
  fc
    .record({
      first: fc.integer({ min: -6, max: 6 }),
      days: fc.integer({ min: 0, max: 20 }),
      way: fc.constantFrom(null, ...ways),
      intervals: fc.array(dayInterval, { maxLength: 2 }),
    })
    .map(({ first, days, way, intervals }) => {
      const firstDay = addDays(around.slice(0, 10), first);
      return { firstDay, lastDay: addDays(firstDay, days), way, intervals };
    });

type Asked = { readonly facts: OpeningFacts; readonly at: Date; readonly way: Way | undefined };

const week = fc.array(interval, { maxLength: 14 });

const asked: fc.Arbitrary<Asked> = anchor.chain((around) =>
  fc
    .record({
      hours: week,
      deliveryHours: fc.option(week, { freq: 2 }),
      exceptions: fc.array(exceptionAround(around), { maxLength: 3 }),
      timeZone: fc.constantFrom('America/New_York', 'Asia/Karachi'),
      suspended: fc.option(instantAround(around), { freq: 2 }),
      paused: fc.option(instantAround(around), { freq: 2 }),
      busy: fc.option(instantAround(around), { freq: 2 }),
      at: instantAround(around),
      way: fc.constantFrom(undefined, ...ways),
    })
    .map(({ at, way, suspended, paused, busy, ...store }) => ({
      at,
      way,
      facts: {
        ...store,
        approved: true,
        online: true,
        suspension: suspended && { until: suspended },
        pause: paused && { until: paused },
        busy: busy && { until: busy, minutes: 15 },
      },
    })),
);

/** Said another way: some interval of the days before holds this instant. */
function worksAt(facts: OpeningFacts, at: Date, way: Way | undefined): boolean {
  const today = dayAt(at, facts.timeZone);
  return (way ? [way] : ways).some((one) =>
    [-2, -1, 0].some((back) => {
      const day = addDays(today, back);
      return intervalsOf(facts, day, one).some(
        ({ opens, closes }) =>
          instantOf(day, opens, facts.timeZone) <= at &&
          at < instantOf(day, closes, facts.timeZone),
      );
    }),
  );
}

function intervalsOf({ hours, deliveryHours, exceptions }: OpeningFacts, day: string, way: Way) {
  for (const { firstDay, lastDay, intervals, way: only } of exceptions) {
    const meant = only === null || only === way;
    if (meant && day >= firstDay && day <= lastDay) return intervals;
  }
  const own = way === 'PICKUP' || deliveryHours === null ? hours : deliveryHours;
  if (own.length === 0) return [{ opens: 0, closes: 1440 }];
  return own.filter(({ weekday }) => weekday === weekdayOf(day));
}

function stateAt({ facts, way }: Asked, at: Date): string {
  const { suspension, pause, busy } = facts;
  if (suspension?.until && at < suspension.until) return 'NOT_APPROVED';
  if (pause && at < pause.until) return 'PAUSED';
  if (!worksAt(facts, at, way)) return 'OUT_OF_HOURS';
  return busy && at < busy.until ? 'BUSY' : 'OPEN';
}

describe("a store's opening state", () => {
  it('changes exactly at the reported time and not before', () => {
    fc.assert(
      fc.property(asked, (given) => {
        const { facts, at, way } = given;
        const { state, until } = openingAt(facts, at, way);
        expect(state).toBe(stateAt(given, at));
        expect(until && stateAt(given, until)).not.toBe(state);
        const end = Math.min(until?.getTime() ?? Infinity, at.getTime() + 9 * 1440 * minuteMs);
        for (let time = at.getTime(); time < end; time += stepMs) {
          expect(stateAt(given, new Date(time))).toBe(state);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('matches the working time at every minute', () => {
    fc.assert(
      fc.property(asked, ({ facts, at, way }) => {
        const span = { start: at, end: new Date(at.getTime() + 2 * 1440 * minuteMs) };
        const working = workingTime(facts, span, way);
        const bare = { ...facts, suspension: null, pause: null, busy: null };
        for (let time = at.getTime(); time < span.end.getTime(); time += 20 * minuteMs) {
          const then = new Date(time);
          const works = working.some(({ start, end }) => start <= then && then < end);
          expect(takesOrders(openingAt(bare, then, way).state)).toBe(works);
        }
        const ends = working.map(({ end }) => end.getTime());
        const starts = working.map(({ start }) => start.getTime());
        expect(starts.slice(1).every((start, index) => start > (ends[index] ?? Infinity))).toBe(
          true,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('is open if any order method is', () => {
    fc.assert(
      fc.property(asked, ({ facts, at }) => {
        const any = ways.some((way) => openByHours(facts, at, way).open);
        expect(openByHours(facts, at).open).toBe(any);
      }),
    );
  });

  it('changes at the clock times of the hours', () => {
    fc.assert(
      fc.property(week, instantAround('2026-06-17T12:00:00Z'), (hours, at) => {
        const timeZone = 'Asia/Karachi';
        const store = { timeZone, hours, deliveryHours: null, exceptions: [] };
        const { until } = openByHours(store, at);
        if (!until) return;
        const { hour, minute } = localTimeAt(until, timeZone);
        const marks = hours.flatMap(({ opens, closes }) => [opens, closes % 1440]);
        expect(marks).toContain(hour * 60 + minute);
      }),
    );
  });
});

describe('the end of the working day', () => {
  const newYork = (hours: OpeningFacts['hours']) => ({
    timeZone: 'America/New_York',
    hours,
    deliveryHours: null,
    exceptions: [],
  });
  const everyDay = (opens: number, closes: number) =>
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens, closes }));
  const ends = (hours: OpeningFacts['hours'], at: string) =>
    endOfWorkingDay(newYork(hours), new Date(at)).toISOString();

  it('is midnight for a store open around the clock', () => {
    expect(ends([], '2026-03-04T15:00:00Z')).toBe('2026-03-05T05:00:00.000Z');
    expect(ends(everyDay(600, 2040), '2026-03-04T14:00:00Z')).toBe('2026-03-05T05:00:00.000Z');
  });

  it("is the end of its last hours, including last night's while they run", () => {
    const twice = [...everyDay(660, 840), ...everyDay(1080, 1560)];
    for (const at of ['2026-03-04T17:00:00Z', '2026-03-04T21:00:00Z', '2026-03-05T06:59:00Z']) {
      expect(ends(twice, at)).toBe('2026-03-05T07:00:00.000Z');
    }
    expect(ends(twice, '2026-03-05T07:00:00Z')).toBe('2026-03-06T07:00:00.000Z');
  });

  it('is midnight after the last hours end', () => {
    expect(ends(everyDay(540, 1020), '2026-03-04T23:00:00Z')).toBe('2026-03-05T05:00:00.000Z');
  });

  it('is always in the future, within two days', () => {
    fc.assert(
      fc.property(asked, ({ facts, at }) => {
        const left = endOfWorkingDay(facts, at).getTime() - at.getTime();
        expect(left).toBeGreaterThan(0);
        expect(left).toBeLessThanOrEqual(49 * 60 * minuteMs);
      }),
    );
  });
});
