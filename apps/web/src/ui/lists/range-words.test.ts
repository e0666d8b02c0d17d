import type { Range } from '@counter/contract/shared';
import { expect, test } from 'vitest';
import { describeComparison, describeDays, describeRange, rangeLabel } from './range-words.ts';

const today = '2026-11-20';

test.each([
  [{ from: '2026-11-18', to: '2026-11-18' }, /^Wed .*18/],
  [{ from: '2025-11-18', to: '2025-11-18' }, /^(?!Tue).*2025/],
  [{ from: '2026-11-16', to: '2026-11-22' }, /^[^–]*16[^–]* – [^–]*22[^–]*$/],
  [{ from: '2025-12-29', to: '2026-01-04' }, /2025.* – .*2026/],
])('describes the days %j only as fully as needed', (days, words) => {
  expect(describeDays(days, today)).toMatch(words);
});

test("names the year only if it isn't the current one", () => {
  expect(describeDays({ from: '2026-11-16', to: '2026-11-22' }, today)).not.toContain('2026');
  expect(describeDays({ from: '2026-11-16', to: '2026-11-16' }, today)).not.toContain('2026');
  expect(describeDays({ from: '2025-11-16', to: '2025-11-22' }, today)).toContain('2025');
});

test('describes a range by its name and days, and no range as all days', () => {
  const custom = { from: '2026-11-16', to: '2026-11-17' };
  expect(rangeLabel('LAST_WEEK')).toBe('Last week');
  expect(rangeLabel(custom)).toBe('Custom');
  expect(describeRange('YESTERDAY', today)).toMatch(/^Yesterday · Thu .*19/);
  expect(describeRange(custom, today, 'Past month')).toMatch(/^Past month · .*16.* – .*17/);
  expect(describeRange(undefined, today)).toBe('All days');
});

const days = (count: number) => ({
  from: '2026-11-01',
  to: `2026-11-${String(count).padStart(2, '0')}`,
});

test.each<[Range, number, string]>([
  ['TODAY', 1, 'yesterday'],
  ['YESTERDAY', 1, 'the day before'],
  ['THIS_WEEK', 5, 'last week'],
  ['LAST_WEEK', 7, 'the week before'],
  ['THIS_MONTH', 20, 'last month'],
  ['LAST_MONTH', 30, 'the month before'],
  ['LAST_7_DAYS', 7, 'the previous 7 days'],
  [days(1), 1, 'the day before'],
  [days(2), 2, 'the previous 2 days'],
])('compares %j with the period before it', (range, count, words) => {
  expect(describeComparison(range, days(count), 'PERIOD')).toBe(words);
  expect(describeComparison(range, days(count), 'YEAR')).toBe('the year before');
  expect(describeComparison(range, days(count), 'NONE')).toBeUndefined();
});
