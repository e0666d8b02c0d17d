import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparisons, isAtMostAYear, rangeNames, type Period } from './range-names.ts';
import { daysComparedWith, daysOf, daysOfRange, endsInShorterMonth, monthUntil } from './ranges.ts';
import { addDays, addMonths, weekdayOf } from './zone.ts';

const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-01', days));
const name = fc.constantFrom(...rangeNames);
const chosen = fc
  .tuple(day, fc.integer({ min: 0, max: 365 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }))
  .filter(isAtMostAYear);
const range = fc.oneof(name, chosen);

const weekLong = ['LAST_WEEK', 'LAST_7_DAYS'] as const;

function compared(...asked: Parameters<typeof daysComparedWith>): Period {
  const days = daysComparedWith(...asked);
  if (!days) throw new Error('There is nothing to compare with.');
  return days;
}

test('a named range ends today or earlier and never starts after its end', () => {
  fc.assert(
    fc.property(name, day, (named, today) => {
      const { from, to } = daysOfRange(named, today);
      expect(from <= to).toBe(true);
      expect(to <= today).toBe(true);
    }),
  );
});

test('each range contains the days its name says', () => {
  const on = (today: string) =>
    Object.fromEntries(rangeNames.map((one) => [one, daysOfRange(one, today)]));
  // A Wednesday.
  expect(on('2026-11-25')).toEqual({
    TODAY: { from: '2026-11-25', to: '2026-11-25' },
    YESTERDAY: { from: '2026-11-24', to: '2026-11-24' },
    THIS_WEEK: { from: '2026-11-23', to: '2026-11-25' },
    LAST_WEEK: { from: '2026-11-16', to: '2026-11-22' },
    THIS_MONTH: { from: '2026-11-01', to: '2026-11-25' },
    LAST_MONTH: { from: '2026-10-01', to: '2026-10-31' },
    LAST_7_DAYS: { from: '2026-11-19', to: '2026-11-25' },
    LAST_30_DAYS: { from: '2026-10-27', to: '2026-11-25' },
    LAST_90_DAYS: { from: '2026-08-28', to: '2026-11-25' },
  });
  // A Sunday still belongs to the week that began on Monday.
  expect(daysOfRange('THIS_WEEK', '2026-11-29').from).toBe('2026-11-23');
  expect(daysOfRange('LAST_MONTH', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

test('the compared range ends before the current one begins', () => {
  fc.assert(
    fc.property(range, day, fc.constantFrom('PERIOD', 'YEAR'), (asked, today, comparison) => {
      const before = compared(asked, today, comparison);
      expect(before.from <= before.to).toBe(true);
      expect(before.to < daysOfRange(asked, today).from).toBe(true);
    }),
  );
});

test('a previous period ends right before the range and has the same number of days', () => {
  const touching = fc.oneof(fc.constantFrom('TODAY', 'YESTERDAY', ...weekLong), chosen);
  fc.assert(
    fc.property(touching, day, (asked, today) => {
      const days = daysOfRange(asked, today);
      const before = compared(asked, today, 'PERIOD');
      expect(addDays(before.to, 1)).toBe(days.from);
      expect(daysOf(before)).toHaveLength(daysOf(days).length);
    }),
  );
});

test('days and weeks are compared with the same weekdays a year before', () => {
  const byWeekday = fc.constantFrom('TODAY', 'YESTERDAY', 'THIS_WEEK', ...weekLong);
  fc.assert(
    fc.property(byWeekday, day, (asked, today) => {
      const days = daysOfRange(asked, today);
      const before = compared(asked, today, 'YEAR');
      expect([before.from, before.to].map(weekdayOf)).toEqual([days.from, days.to].map(weekdayOf));
    }),
  );
});

test('this week is compared with the same weekdays of last week', () => {
  fc.assert(
    fc.property(day, (today) => {
      expect(compared('THIS_WEEK', today, 'PERIOD')).toEqual({
        from: daysOfRange('LAST_WEEK', today).from,
        to: addDays(today, -7),
      });
    }),
  );
});

test('the past month starts on the same date, or on the last day of a shorter month', () => {
  const starts = ['2026-11-28', '2026-01-15', '2026-03-31', '2028-03-30'].map(
    (today) => monthUntil(today).from,
  );
  expect(starts).toEqual(['2026-10-28', '2025-12-15', '2026-02-28', '2028-02-29']);
  fc.assert(
    fc.property(day, (today) => {
      const { from, to } = monthUntil(today);
      const lastOfMonth = addDays(daysOfRange('THIS_MONTH', today).from, -1);
      expect(to).toBe(today);
      expect(from.slice(0, 7)).toBe(lastOfMonth.slice(0, 7));
      expect(from.slice(8)).toBe(
        today.slice(8) < lastOfMonth.slice(8) ? today.slice(8) : lastOfMonth.slice(8),
      );
      expect(monthUntil(addDays(today, 1)).from >= from).toBe(true);
    }),
  );
});

test('this month is compared with the same number of days last month, if it has them', () => {
  expect(compared('THIS_MONTH', '2026-03-31', 'PERIOD')).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  });
  fc.assert(
    fc.property(day, (today) => {
      const before = compared('THIS_MONTH', today, 'PERIOD');
      expect(before).toEqual({
        from: daysOfRange('LAST_MONTH', today).from,
        to: addMonths(today, -1),
      });
    }),
  );
});

test("a shorter month's last day stands for the days it lacks", () => {
  const ends = (today: string, comparison: 'PERIOD' | 'YEAR' = 'PERIOD') =>
    endsInShorterMonth(daysOfRange('THIS_MONTH', today), compared('THIS_MONTH', today, comparison));
  expect(['2026-03-28', '2026-03-29', '2026-03-31'].map((today) => ends(today))).toEqual([
    false,
    true,
    true,
  ]);
  expect(ends('2026-05-31')).toBe(true);
  expect(ends('2028-02-29', 'YEAR')).toBe(true);
  expect(ends('2027-02-28', 'YEAR')).toBe(false);
  fc.assert(
    fc.property(fc.constantFrom('TODAY', 'THIS_WEEK', 'LAST_30_DAYS'), day, (asked, today) => {
      const days = daysOfRange(asked, today);
      expect(endsInShorterMonth(days, compared(asked, today, 'PERIOD'))).toBe(false);
      expect(endsInShorterMonth(days, compared(asked, today, 'YEAR'))).toBe(false);
    }),
  );
});

test('a whole month is compared with a whole month', () => {
  fc.assert(
    fc.property(day, fc.constantFrom('PERIOD', 'YEAR'), (today, comparison) => {
      const { from, to } = compared('LAST_MONTH', today, comparison);
      expect(from.slice(8)).toBe('01');
      expect(addDays(to, 1)).toBe(addMonths(from, 1));
    }),
  );
  // February of a leap year.
  expect(compared('LAST_MONTH', '2025-03-10', 'YEAR').to).toBe('2024-02-29');
});

test('a range without a comparison has no other days', () => {
  expect(comparisons).toContain('NONE');
  expect(daysComparedWith('TODAY', '2026-11-25', 'NONE')).toBeUndefined();
});

test('a custom range is limited to a year', () => {
  expect(isAtMostAYear({ from: '2024-01-01', to: '2024-12-31' })).toBe(true);
  expect(isAtMostAYear({ from: '2025-11-25', to: '2026-11-25' })).toBe(false);
});
