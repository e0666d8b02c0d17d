import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayAt, instantOf, localTimeAt, weekdayOf } from '../shared/zone.ts';
import { openingAt, takesOrders, type OpeningFacts, type OpeningInterval } from './opening.ts';

const newYork = 'America/New_York';
const minuteMs = 60_000;

function facts(hours: readonly OpeningInterval[], timeZone = newYork): OpeningFacts {
  return { approved: true, online: true, timeZone, hours, suspension: null };
}

function everyDay(opens: number, closes: number): OpeningInterval[] {
  return Array.from({ length: 7 }, (_, weekday) => ({ weekday, opens, closes }));
}

function answer(given: OpeningFacts, at: string) {
  const { state, until } = openingAt(given, new Date(at));
  return [state, until?.toISOString() ?? null];
}

describe('whether a store is open', () => {
  it('is refused before anything else to a store that is not approved', () => {
    const given = { ...facts(everyDay(0, 1440)), approved: false, online: false };
    expect(answer(given, '2026-03-04T12:00:00Z')).toEqual(['NOT_APPROVED', null]);
  });

  it("is the marketplace's word, for as long as a suspension runs, before the merchant's", () => {
    const until = new Date('2026-03-05T12:00:00Z');
    const given = { ...facts(everyDay(540, 1020)), suspension: { until }, online: false };
    expect(answer(given, '2026-03-04T15:00:00Z')).toEqual([
      'NOT_APPROVED',
      '2026-03-05T12:00:00.000Z',
    ]);
    expect(answer(given, '2026-03-05T12:00:00Z')).toEqual(['CLOSED_BY_STORE', null]);
    const endless = { ...given, suspension: { until: null } };
    expect(answer(endless, '2036-03-04T15:00:00Z')).toEqual(['NOT_APPROVED', null]);
    expect(answer({ ...given, approved: false }, '2026-03-04T15:00:00Z')).toEqual([
      'NOT_APPROVED',
      null,
    ]);
  });

  it("is the merchant's word before the hours", () => {
    const given = { ...facts(everyDay(540, 1020)), online: false };
    expect(answer(given, '2026-03-04T15:00:00Z')).toEqual(['CLOSED_BY_STORE', null]);
  });

  it('has no end without hours, nor with hours around the clock', () => {
    expect(answer(facts([]), '2026-03-04T12:00:00Z')).toEqual(['OPEN', null]);
    expect(answer(facts(everyDay(0, 1440)), '2026-03-04T12:00:00Z')).toEqual(['OPEN', null]);
    expect(answer(facts(everyDay(600, 2040)), '2026-03-04T12:00:00Z')).toEqual(['OPEN', null]);
  });

  it('runs over midnight into the next day', () => {
    const late = facts([{ weekday: 5, opens: 1080, closes: 1560 }]);
    expect(answer(late, '2026-03-07T06:30:00Z')).toEqual(['OPEN', '2026-03-07T07:00:00.000Z']);
    expect(answer(late, '2026-03-07T07:00:00Z')).toEqual([
      'OUT_OF_HOURS',
      '2026-03-13T22:00:00.000Z',
    ]);
  });

  it('joins stretches that touch', () => {
    const given = facts([
      { weekday: 3, opens: 600, closes: 840 },
      { weekday: 3, opens: 840, closes: 1440 },
      { weekday: 4, opens: 0, closes: 120 },
    ]);
    expect(answer(given, '2026-03-04T16:00:00Z')).toEqual(['OPEN', '2026-03-05T07:00:00.000Z']);
  });

  it('follows the clock on the wall when it changes', () => {
    const given = facts(everyDay(540, 1020));
    expect(answer(given, '2026-03-08T12:59:00Z')).toEqual([
      'OUT_OF_HOURS',
      '2026-03-08T13:00:00.000Z',
    ]);
    expect(answer(given, '2026-11-01T13:59:00Z')).toEqual([
      'OUT_OF_HOURS',
      '2026-11-01T14:00:00.000Z',
    ]);
  });

  it('passes over hours that a change of the clock swallows', () => {
    const given = facts([{ weekday: 0, opens: 135, closes: 165 }]);
    expect(answer(given, '2026-03-08T05:00:00Z')).toEqual([
      'OUT_OF_HOURS',
      '2026-03-15T06:15:00.000Z',
    ]);
  });

  it('sees the gap that a change of the clock closes for one night', () => {
    const given = facts([
      ...everyDay(180, 1440).map((day) => (day.weekday === 0 ? day : { ...day, opens: 0 })),
      { weekday: 0, opens: 0, closes: 120 },
    ]);
    expect(answer(given, '2026-03-08T06:00:00Z')).toEqual(['OPEN', '2026-03-15T06:00:00.000Z']);
  });

  it('takes orders when open or busy alone', () => {
    expect(takesOrders('OPEN') && takesOrders('BUSY')).toBe(true);
    expect(takesOrders('PAUSED') || takesOrders('OUT_OF_HOURS')).toBe(false);
  });
});

const interval = fc
  .record({
    weekday: fc.integer({ min: 0, max: 6 }),
    opens: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
    minutes: fc.integer({ min: 1, max: 96 }).map((quarter) => quarter * 15),
  })
  .map(({ weekday, opens, minutes }) => ({ weekday, opens, closes: opens + minutes }));

/** Around the nights on which New York's clocks change, and any other time. */
const instant = fc
  .tuple(
    fc.constantFrom('2026-03-08T07:00:00Z', '2026-11-01T06:00:00Z', '2026-06-17T12:00:00Z'),
    fc.integer({ min: -5 * 1440, max: 2 * 1440 }),
  )
  .map(([around, minutes]) => new Date(Date.parse(around) + minutes * minuteMs));

const schedule = fc
  .tuple(
    fc.array(interval, { minLength: 1, maxLength: 14 }),
    fc.constantFrom(newYork, 'Asia/Karachi'),
  )
  .map(([hours, timeZone]) => facts(hours, timeZone));

/** Most have a suspension, which may have ended by the instant asked about. */
const suspended = fc
  .tuple(schedule, fc.option(instant, { freq: 3 }))
  .map(([given, until]) => ({ ...given, suspension: until && { until } }));

/** Said another way. */
function stateAt(given: OpeningFacts, at: Date): string {
  const until = given.suspension?.until;
  if (until && at < until) return 'NOT_APPROVED';
  return isOpen(given, at) ? 'OPEN' : 'OUT_OF_HOURS';
}

/** Some interval of the days before holds this instant. */
function isOpen({ hours, timeZone }: OpeningFacts, at: Date): boolean {
  const today = dayAt(at, timeZone);
  return [-2, -1, 0].some((back) => {
    const day = addDays(today, back);
    return hours.some(
      ({ weekday, opens, closes }) =>
        weekday === weekdayOf(day) &&
        instantOf(day, opens, timeZone) <= at &&
        at < instantOf(day, closes, timeZone),
    );
  });
}

describe('until when', () => {
  it('is exactly when the answer changes, and not before', () => {
    fc.assert(
      fc.property(suspended, instant, (given, at) => {
        const { state, until } = openingAt(given, at);
        expect(state).toBe(stateAt(given, at));
        const end = until ?? new Date(at.getTime() + 9 * 1440 * minuteMs);
        expect(until && stateAt(given, until)).not.toBe(state);
        for (let time = at.getTime(); time < end.getTime(); time += 15 * minuteMs) {
          expect(stateAt(given, new Date(time))).toBe(state);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('has a suspension leave nothing behind once it has ended', () => {
    fc.assert(
      fc.property(schedule, instant, instant, (given, until, at) => {
        const after = openingAt({ ...given, suspension: { until } }, at);
        const running = { state: 'NOT_APPROVED', until };
        expect(after).toEqual(at < until ? running : openingAt(given, at));
      }),
    );
  });

  it('is a time the clock shows as the hours say', () => {
    fc.assert(
      fc.property(schedule, instant, (given, at) => {
        const { until } = openingAt({ ...given, timeZone: 'Asia/Karachi' }, at);
        if (!until) return;
        const { hour, minute } = localTimeAt(until, 'Asia/Karachi');
        const shown = hour * 60 + minute;
        const marks = given.hours.flatMap(({ opens, closes }) => [opens, closes % 1440]);
        expect(marks).toContain(shown);
      }),
    );
  });
});
