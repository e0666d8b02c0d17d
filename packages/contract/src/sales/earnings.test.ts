import { expect, test } from 'vitest';
import { earningsMinusExpensesOf } from './earnings.ts';

test('is online earnings plus counter sales less expenses', () => {
  const day = { online: { earned: 1000 }, counter: { total: 300 }, expenses: { total: 25 } };
  expect(earningsMinusExpensesOf(day)).toBe(1275);
  expect(earningsMinusExpensesOf({ ...day, expenses: { total: 2000 } })).toBe(-700);
});
