import { addDays, addMonths, instantOf, weekdayOf } from '@counter/contract/shared';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueStatement } from './due-statements.ts';

const longAgo = new Date('2020-01-01T00:00:00Z');
const quarter = 15 * 60_000;

/** Any instant of some years, and often one around the nights on which clocks change. */
const instants = fc
  .oneof(
    fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2030-01-01') }),
    fc
      .tuple(
        fc.constantFrom('2026-03-08T07:00:00Z', '2026-11-01T06:00:00Z', '2026-03-29T01:00:00Z'),
        fc.integer({ min: -10_000, max: 10_000 }),
      )
      .map(([around, minutes]) => Date.parse(around) + minutes * 60_000),
  )
  .map((time) => new Date(time));

const scheduled = fc.record({
  rhythm: fc.constantFrom('WEEKLY', 'MONTHLY'),
  timeZone: fc.constantFrom('America/New_York', 'Europe/Berlin', 'Pacific/Apia', 'Asia/Kathmandu'),
  since: fc.constant(longAgo),
});

test('a due statement covers a whole week or month that ended before 07:00 store time', () => {
  fc.assert(
    fc.property(scheduled, instants, (schedule, now) => {
      const period = dueStatement(schedule, now);
      if (!period) throw new Error('nothing is due');
      const next = addDays(period.to, 1);
      expect(instantOf(next, 7 * 60, schedule.timeZone).getTime()).toBeLessThanOrEqual(
        now.getTime(),
      );
      const isWeek = schedule.rhythm === 'WEEKLY';
      expect(next).toBe(isWeek ? addDays(period.from, 7) : addMonths(period.from, 1));
      expect(isWeek ? weekdayOf(period.from) === 1 : period.from.endsWith('-01')).toBe(true);
    }),
  );
});

test('a statement is due only if it fell due after the schedule began', () => {
  fc.assert(
    fc.property(
      scheduled,
      instants,
      fc.integer({ min: 0, max: 4000 }),
      (schedule, since, quarters) => {
        const now = new Date(since.getTime() + quarters * quarter);
        const latest = dueStatement(schedule, now);
        if (!latest) throw new Error('nothing is due');
        const fellDue = instantOf(addDays(latest.to, 1), 7 * 60, schedule.timeZone);
        expect(dueStatement({ ...schedule, since }, now)).toEqual(fellDue < since ? null : latest);
      },
    ),
  );
});

test.each([
  // The clocks of New York go forward on Sunday, 8 March 2026.
  ['WEEKLY', '2026-03-01T12:00:00Z', '2026-03-09T10:59:59Z', '2026-02-23'],
  ['WEEKLY', '2026-03-01T12:00:00Z', '2026-03-09T11:00:00Z', '2026-03-02'],
  ['WEEKLY', '2026-03-09T11:00:00Z', '2026-03-09T11:00:00Z', '2026-03-02'],
  ['WEEKLY', '2026-03-09T11:00:01Z', '2026-03-16T10:59:59Z', null],
  ['MONTHLY', '2026-03-01T12:00:01Z', '2026-04-01T10:59:59Z', null],
  ['MONTHLY', '2026-03-01T12:00:01Z', '2026-04-01T11:00:00Z', '2026-03-01'],
] as const)('%s since %s, at %s: the period from %s', (rhythm, since, now, from) => {
  const schedule = { rhythm, timeZone: 'America/New_York', since: new Date(since) };
  expect(dueStatement(schedule, new Date(now))?.from ?? null).toBe(from);
});
