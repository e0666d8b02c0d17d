import { performanceKinds } from '@counter/contract/notifications';
import { addDays, addMonths, dayAt, instantOf, weekdayOf } from '@counter/contract/shared';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFresh, latestPeriod } from './due-periods.ts';

const zones = [
  'America/New_York',
  'Asia/Karachi',
  'Europe/Berlin',
  'Pacific/Apia',
  'Asia/Kathmandu',
];

/** Any instant, and often one within hours of the nights on which clocks change. */
const instants = fc.oneof(
  fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2030-01-01T00:00:00Z'),
    noInvalidDate: true,
  }),
  fc
    .tuple(
      fc.constantFrom('2026-03-08T07:00:00Z', '2026-11-01T06:00:00Z', '2026-03-29T01:00:00Z'),
      fc.integer({ min: -4000, max: 4000 }),
    )
    .map(([around, minutes]) => new Date(Date.parse(around) + minutes * 60_000)),
);

const asked = fc.record({
  kind: fc.constantFrom(...performanceKinds),
  now: instants,
  timeZone: fc.constantFrom(...zones),
});

test('the latest period is complete, and its mail was due at 07:00 store time', () => {
  fc.assert(
    fc.property(asked, ({ kind, now, timeZone }) => {
      const { period, before, dueAt } = latestPeriod(kind, now, timeZone);
      const next = addDays(period.to, 1);
      expect(dueAt).toEqual(instantOf(next, 7 * 60, timeZone));
      expect(dueAt.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(next <= dayAt(now, timeZone)).toBe(true);
      expect(addDays(before.to, 1)).toBe(period.from);
      const lengths = {
        DAILY: addDays(period.from, 1),
        WEEKLY: addDays(period.from, 7),
        MONTHLY: addMonths(period.from, 1),
      };
      expect(next).toBe(lengths[kind]);
      const begins = {
        DAILY: true,
        WEEKLY: weekdayOf(period.from) === 1,
        MONTHLY: period.from.endsWith('-01'),
      };
      expect(begins[kind]).toBe(true);
    }),
  );
});

test('checking every 15 minutes skips no period and never goes back', () => {
  fc.assert(
    fc.property(asked, fc.integer({ min: 1, max: 6 }), ({ kind, now, timeZone }, quarters) => {
      const later = new Date(now.getTime() + quarters * 15 * 60_000);
      const [first, second] = [
        latestPeriod(kind, now, timeZone),
        latestPeriod(kind, later, timeZone),
      ];
      const follows = addDays(first.period.to, 1) === second.period.from;
      expect(second.period.from === first.period.from || follows).toBe(true);
      // A new one within a quarter of an hour of falling due is always fresh.
      expect(!follows || isFresh(second, later)).toBe(true);
    }),
  );
});

test.each([
  // The clocks of New York went forward on 8 March 2026 and back on 1 November.
  ['DAILY', '2026-03-08T10:59:00Z', '2026-03-06', '2026-03-07T12:00:00.000Z'],
  ['DAILY', '2026-03-08T11:00:00Z', '2026-03-07', '2026-03-08T11:00:00.000Z'],
  ['DAILY', '2026-11-01T11:59:00Z', '2026-10-30', '2026-10-31T11:00:00.000Z'],
  ['DAILY', '2026-11-01T12:00:00Z', '2026-10-31', '2026-11-01T12:00:00.000Z'],
  ['WEEKLY', '2026-03-09T10:59:00Z', '2026-02-23', '2026-03-02T12:00:00.000Z'],
  ['WEEKLY', '2026-03-09T11:00:00Z', '2026-03-02', '2026-03-09T11:00:00.000Z'],
  ['MONTHLY', '2026-03-01T11:59:00Z', '2026-01-01', '2026-02-01T12:00:00.000Z'],
  ['MONTHLY', '2026-03-01T12:00:00Z', '2026-02-01', '2026-03-01T12:00:00.000Z'],
] as const)('%s at %s: the period from %s, due at %s', (kind, now, from, dueAt) => {
  const due = latestPeriod(kind, new Date(now), 'America/New_York');
  expect([due.period.from, due.dueAt.toISOString()]).toEqual([from, dueAt]);
});

test.each([
  ['DAILY', 1],
  ['WEEKLY', 3],
  ['MONTHLY', 7],
] as const)('a mail of kind %s is of use for %i days, the last instant included', (kind, days) => {
  const due = latestPeriod(kind, new Date('2026-03-05T12:00:00Z'), 'America/New_York');
  const end = due.dueAt.getTime() + days * 24 * 60 * 60_000;
  expect(isFresh(due, new Date(end))).toBe(true);
  expect(isFresh(due, new Date(end + 1))).toBe(false);
});
