import { expect, test } from 'vitest';
import { describeWeekdays, runsOverMidnight, weekFrom } from '../../lib/time/weekdays.ts';
import { describeHours } from './hours-words.ts';

test('consecutive days are shown as a range', () => {
  expect(describeWeekdays([1, 2, 3, 4, 5])).toBe('Mon–Fri');
  expect(describeWeekdays([6, 0])).toBe('Sat, Sun');
  expect(describeWeekdays([5, 6, 0, 1])).toBe('Mon, Fri–Sun');
  expect(describeWeekdays([3])).toBe('Wed');
  expect(describeWeekdays([0, 1, 2, 3, 4, 5, 6])).toBe('every day');
});

test('hours are listed period by period', () => {
  expect(describeHours([])).toBe('Always');
  expect(
    describeHours([
      { weekdays: [1, 2, 3, 4, 5], from: '07:00', to: '11:00' },
      { weekdays: [6, 0], from: '08:00', to: '12:00' },
    ]),
  ).toBe('Mon–Fri 7:00 AM–11:00 AM; Sat, Sun 8:00 AM–12:00 PM');
});

test('hours that end before they begin run past midnight', () => {
  const stretch = { weekdays: [5], from: '22:00', to: '02:00' };
  expect(runsOverMidnight(stretch)).toBe(true);
  expect(runsOverMidnight({ ...stretch, to: '23:00' })).toBe(false);
  expect(runsOverMidnight({ ...stretch, from: '' })).toBe(false);
});

test("a week starts on the person's first weekday", () => {
  expect(weekFrom(0)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(weekFrom(1)).toEqual([1, 2, 3, 4, 5, 6, 0]);
});
