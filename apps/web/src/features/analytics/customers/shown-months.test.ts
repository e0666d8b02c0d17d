import { monthsUntil, type CustomerMonth } from '@counter/contract/analytics';
import { expect, test } from 'vitest';
import { shownMonths } from './shown-months.ts';

/** Twelve months of which the last so many have customers. */
function yearWith(busy: number): CustomerMonth[] {
  return monthsUntil('2026-11-20').map((month, index, { length }) => ({
    month,
    newCustomers: index >= length - busy ? 1 : 0,
    returningCustomers: 0,
    lostCustomers: 0,
    newWithTime: 0,
    newAgain: 0,
  }));
}

test('months start with the first one that has customers, and there are at least three', () => {
  const shown = [0, 1, 3, 5, 12].map((busy) => shownMonths(yearWith(busy)).length);
  expect(shown).toEqual([3, 3, 3, 5, 12]);
  expect(shownMonths(yearWith(5)).at(-1)?.month).toBe('2026-11');
});

test('keeps an empty month between others', () => {
  const year = yearWith(12).map((month, index) =>
    index === 0 || (index > 3 && index < 7) ? { ...month, newCustomers: 0 } : month,
  );
  expect(shownMonths(year)).toEqual(year.slice(1));
});
