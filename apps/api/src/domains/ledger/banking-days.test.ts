import { addDays, weekdayOf } from '@counter/contract/shared';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBankingDays, bankingDayFrom, isBankingDay } from './banking-days.ts';

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2020-01-01', count));

test.each([
  ['2026-01-01', 'New Year'],
  ['2026-01-19', 'the third Monday of January'],
  ['2026-02-16', 'the third Monday of February'],
  ['2026-05-25', 'the last Monday of May'],
  ['2027-05-31', 'the last Monday of May, its fifth'],
  ['2026-06-19', 'the nineteenth of June'],
  ['2027-07-05', 'the Monday after a fourth of July on a Sunday'],
  ['2026-09-07', 'the first Monday of September'],
  ['2026-10-12', 'the second Monday of October'],
  ['2026-11-11', 'Veterans Day'],
  ['2026-11-26', 'Thanksgiving'],
  ['2026-12-25', 'Christmas'],
  ['2026-11-21', 'a Saturday'],
  ['2026-11-22', 'a Sunday'],
])('banks are closed on %s: %s', (day) => {
  expect(isBankingDay(day)).toBe(false);
});

test.each(['2026-07-03', '2026-05-18', '2026-11-27', '2026-11-19', '2026-10-05'])(
  'banks are open on %s',
  (day) => {
    expect(isBankingDay(day)).toBe(true);
  },
);

test('banking days skip weekends and holidays', () => {
  expect(bankingDayFrom('2026-11-26')).toBe('2026-11-27');
  expect(addBankingDays('2026-11-23', 5)).toBe('2026-12-01');
  expect(addBankingDays('2026-11-22', 1)).toBe('2026-11-23');
});

test('adding banking days always ends on a banking day that many days later', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 30 }), (day, count) => {
      const end = addBankingDays(day, count);
      expect([0, 6]).not.toContain(weekdayOf(end));
      let passed = 0;
      for (let at = addDays(day, 1); at <= end; at = addDays(at, 1))
        passed += isBankingDay(at) ? 1 : 0;
      expect([isBankingDay(end), passed]).toEqual([true, count]);
    }),
  );
});
