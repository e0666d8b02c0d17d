import type { CalendarEntry } from '@counter/contract/marketing';
import { addDays } from '@counter/contract/shared';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weeksOf } from './weeks.ts';

const day = fc.integer({ min: -50, max: 80 }).map((days) => addDays('2026-11-01', days));
const entry = fc
  .tuple(fc.option(day), fc.option(day))
  .filter(([from, to]) => from === null || to === null || from <= to)
  .map(([from, to]): CalendarEntry => ({ kind: 'DEAL', id: 1, title: 'Deal', from, to }));

test('exactly one bar covers each day of an entry within a month', () => {
  fc.assert(
    fc.property(entry, fc.constantFrom(0 as const, 1 as const), (one, firstWeekday) => {
      const covered = weeksOf('2026-11', [one], firstWeekday).flatMap(({ days, bars }) =>
        bars.flatMap(({ column, span }) => days.slice(column - 1, column - 1 + span)),
      );
      const shown = weeksOf('2026-11', [], firstWeekday).flatMap(({ days }) => days);
      const { from, to } = one;
      const always = from === null && to === null;
      const wanted = shown.filter(
        (each) => !always && (from === null || from <= each) && (to === null || each <= to),
      );
      expect(covered).toEqual(wanted);
    }),
  );
});

test('the weeks have every day of the month and start on the chosen weekday', () => {
  const weeks = weeksOf('2026-11', [], 1);
  expect(weeks.map(({ days }) => days[0])).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ]);
  expect(weeksOf('2026-11', [], 0)[0]?.days[0]).toBe('2026-11-01');
});

test('a bar shows whether it starts and ends in its week', () => {
  const one = { kind: 'CODE', id: 1, title: 'A', from: '2026-11-04', to: '2026-11-10' } as const;
  const bars = weeksOf('2026-11', [one], 1).flatMap((week) => week.bars);
  expect(bars).toMatchObject([
    { column: 3, span: 5, begins: true, ends: false },
    { column: 1, span: 2, begins: false, ends: true },
  ]);
});
