import { dayAt, instantOf, minuteMs } from '@counter/contract/shared';
import { openingAt, type OpeningInterval } from '@counter/contract/store';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpeningRecord } from '../store/index.ts';
import { onlineMs, workedTime } from './closures.ts';

const quarterMs = 15 * minuteMs;
const zones = ['America/New_York', 'Asia/Karachi'] as const;

/** Around the nights on which New York's clocks change, and any other time. */
const anchor = fc.constantFrom(
  '2026-03-08T07:00:00Z',
  '2026-11-01T06:00:00Z',
  '2026-06-17T12:00:00Z',
);

const interval = fc
  .record({
    weekday: fc.integer({ min: 0, max: 6 }),
    opens: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
    minutes: fc.integer({ min: 1, max: 96 }).map((quarter) => quarter * 15),
  })
  .map(({ weekday, opens, minutes }): OpeningInterval => ({
    weekday,
    opens,
    closes: opens + minutes,
  }));

/** Quarters of an hour around the anchor at which something happened, each once, in their order. */
const moments = fc
  .uniqueArray(fc.integer({ min: -3 * 96, max: 3 * 96 }), { maxLength: 8 })
  .map((quarters) => quarters.toSorted((a, b) => a - b));

/** The same for pickup and delivery, with nothing that differs. */
const week = (hours: readonly OpeningInterval[], until: Date | null = null) => ({
  hours,
  deliveryHours: null,
  exceptions: [],
  until,
});

type Case = { readonly record: OpeningRecord; readonly start: Date; readonly end: Date };

const closing: fc.Arbitrary<Case> = fc
  .record({
    anchor,
    timeZone: fc.constantFrom(...zones),
    former: fc.option(fc.array(interval, { maxLength: 10 })),
    changed: fc.integer({ min: -3 * 96, max: 3 * 96 }),
    hours: fc.array(interval, { maxLength: 10 }),
    paused: moments,
    toggled: moments,
    first: fc.boolean(),
    suspension: moments,
    since: fc.integer({ min: -4 * 96, max: 96 }),
  })
  .map(({ anchor: around, timeZone, hours, former, changed, ...drawn }) => {
    const { toggled, first, suspension, paused, since } = drawn;
    const at = (quarter: number): Date => new Date(Date.parse(around) + quarter * quarterMs);
    const [from, to] = suspension;
    const changes = toggled.map((quarter, index) => ({
      online: index % 2 === 0 ? first : !first,
      at: at(quarter),
      by: `Person ${index}`,
    }));
    const pauses = paused.flatMap((quarter, index) => {
      const end = paused[index + 1];
      if (index % 2 === 1 || end === undefined) return [];
      return [{ from: at(quarter), to: at(end), by: `Person ${index}`, reason: 'Too many orders' }];
    });
    const record = {
      timeZone,
      hours: [...(former ? [week(former, at(changed))] : []), week(hours)],
      pauses,
      since: at(since),
      online: changes.at(-1)?.online ?? first,
      changes,
      suspensions:
        from === undefined
          ? []
          : [{ from: at(from), to: to === undefined ? null : at(to), reason: 'Check' }],
    };
    return { record, start: at(-2 * 96), end: at(2 * 96) };
  });

/** Said another way: what the store's opening was at an instant. */
function stateAt({ timeZone, ...record }: OpeningRecord, at: Date): string {
  const suspension = record.suspensions.find(({ from, to }) => from <= at && (!to || at < to));
  const pause = record.pauses.find(({ from, to }) => from <= at && at < to);
  const last = record.changes.findLast((change) => change.at <= at);
  const first = record.changes[0];
  const online = last?.online ?? (first ? !first.online : record.online);
  const hours = record.hours.find(({ until }) => until === null || at < until) ?? week([]);
  const approved = at >= record.since;
  const facts = { ...hours, approved, timeZone, suspension: null, pause: null, busy: null };
  const { state } = openingAt({ ...facts, online: true }, at);
  if (state !== 'OPEN') return 'OFF';
  const whole = { ...facts, online, suspension: suspension ? { until: null } : null };
  return openingAt({ ...whole, pause: pause ? { until: pause.to } : null }, at).state;
}

const causes: Readonly<Record<string, string>> = {
  CLOSED_BY_STORE: 'STORE',
  PAUSED: 'PAUSE',
  NOT_APPROVED: 'SUSPENSION',
};

describe('the working time of a store', () => {
  it('is online, closed or suspended according to the opening at every quarter of an hour', () => {
    fc.assert(
      fc.property(closing, ({ record, start, end }) => {
        const worked = workedTime(record, { start, end });
        let online = 0;
        let lost = 0;
        const told: unknown[] = [];
        const expected: unknown[] = [];
        for (let time = start.getTime(); time < end.getTime(); time += quarterMs) {
          const at = new Date(time);
          const state = stateAt(record, at);
          const closure = worked.closures.find((one) => one.start <= at && at < one.end);
          if (state === 'OPEN') online += quarterMs;
          if (state !== 'OPEN' && state !== 'OFF') lost += quarterMs;
          told.push(state === 'OFF' ? undefined : closure?.cause);
          expected.push(causes[state]);
        }
        expect(told).toEqual(expected);
        expect(onlineMs(worked)).toBe(online);
        expect(worked.closures.reduce((total, { lostMs }) => total + lostMs, 0)).toBe(lost);
      }),
      { numRuns: 60 },
    );
  });

  it('counts 23 and 25 hours on days when the clocks change', () => {
    const open = { hours: [week([])], online: true, changes: [], pauses: [], suspensions: [] };
    const hoursOf = (day: string, next: string): number => {
      const timeZone = 'America/New_York';
      const span = { start: instantOf(day, 0, timeZone), end: instantOf(next, 0, timeZone) };
      return onlineMs(workedTime({ ...open, timeZone, since: new Date(0) }, span)) / 3_600_000;
    };
    expect(hoursOf('2026-03-08', '2026-03-09')).toBe(23);
    expect(hoursOf('2026-11-01', '2026-11-02')).toBe(25);
  });

  it('keeps a closure over midnight in Karachi in one piece and gives each day its part', () => {
    const timeZone = 'Asia/Karachi';
    const at = (text: string): Date => new Date(`${text}+05:00`);
    const record: OpeningRecord = {
      timeZone,
      hours: [week([])],
      pauses: [],
      since: new Date(0),
      online: true,
      changes: [
        { online: false, at: at('2026-03-04T23:30:00'), by: 'Maya' },
        { online: true, at: at('2026-03-05T00:30:00'), by: 'Maya' },
      ],
      suspensions: [],
    };
    const lostBetween = (start: string, end: string) =>
      workedTime(record, { start: at(start), end: at(end) }).closures.map(
        ({ lostMs, by, start: from }) => ({
          lost: lostMs / minuteMs,
          by,
          on: dayAt(from, timeZone),
        }),
      );
    expect(lostBetween('2026-03-04T00:00:00', '2026-03-06T00:00:00')).toEqual([
      { lost: 60, by: 'Maya', on: '2026-03-04' },
    ]);
    expect(lostBetween('2026-03-05T00:00:00', '2026-03-06T00:00:00')).toEqual([
      { lost: 30, by: 'Maya', on: '2026-03-05' },
    ]);
  });

  it('loses nothing when the store closes outside its hours', () => {
    const record: OpeningRecord = {
      timeZone: 'America/New_York',
      hours: [week([{ weekday: 3, opens: 540, closes: 1020 }])],
      pauses: [],
      since: new Date(0),
      online: true,
      changes: [
        { online: false, at: new Date('2026-03-04T22:00:00Z'), by: 'Maya' },
        { online: true, at: new Date('2026-03-11T13:00:00Z'), by: 'Maya' },
      ],
      suspensions: [],
    };
    const span = { start: new Date('2026-03-04T05:00:00Z'), end: new Date('2026-03-12T04:00:00Z') };
    const worked = workedTime(record, span);
    expect(worked.closures).toEqual([]);
    expect(onlineMs(worked)).toBe(16 * 3_600_000);
  });
});
