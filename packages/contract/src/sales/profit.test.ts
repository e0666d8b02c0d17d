import { expect, test } from 'vitest';
import { profitOf } from './profit.ts';

test('profit is what was earned online and sold at the counter, less what was spent', () => {
  const day = { online: { earned: 1000 }, counter: { total: 300 }, expenses: { total: 25 } };
  expect(profitOf(day)).toBe(1275);
  expect(profitOf({ ...day, expenses: { total: 2000 } })).toBe(-700);
});
