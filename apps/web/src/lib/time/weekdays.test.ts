import { expect, test } from 'vitest';
import { describeWeekdays, runsOverMidnight, weekFrom } from './weekdays.ts';

test('a week begins on Sunday or Monday, and has every day once', () => {
  expect(weekFrom(0)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(weekFrom(1)).toEqual([1, 2, 3, 4, 5, 6, 0]);
});

test.each([
  [[], ''],
  [[3], 'Wed'],
  [[1, 2], 'Mon, Tue'],
  [[1, 2, 3], 'Mon–Wed'],
  [[5, 6, 0], 'Fri–Sun'],
  [[0, 6], 'Sat, Sun'],
  [[0, 1], 'Mon, Sun'],
  [[1, 2, 3, 5, 6], 'Mon–Wed, Fri, Sat'],
  [[5, 3, 1], 'Mon, Wed, Fri'],
  [[0, 1, 2, 3, 4, 5, 6], 'every day'],
])('describes the days %j as "%s"', (days, written) => {
  expect(describeWeekdays(days)).toBe(written);
});

test.each([
  ['09:00', '17:00', false],
  ['18:00', '02:00', true],
  ['09:00', '09:00', true],
  ['', '02:00', false],
  ['18:00', '', false],
])('an interval from "%s" to "%s" runs over midnight: %s', (from, to, over) => {
  expect(runsOverMidnight({ from, to })).toBe(over);
});
