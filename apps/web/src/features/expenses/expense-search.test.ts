import { expect, test } from 'vitest';
import { expenseSearch } from './expense-search.ts';

test('keeps valid parameters of the URL', () => {
  const search = { search: 'rent', month: '2026-11', type: 'Rent', supplier: 4, size: 25, page: 2 };
  expect(expenseSearch(search)).toEqual({ ...search, receipts: undefined, open: undefined });
  const kept = { receipts: 'missing', open: 7, receipt: '/uploads/receipts/7.pdf' };
  expect(expenseSearch(kept)).toMatchObject(kept);
});

test.each([
  { month: '2026-13' },
  { month: 202611 },
  { type: '' },
  { supplier: 0 },
  { receipts: 'all' },
  { size: 5 },
  { page: 1 },
  { open: -1 },
  { receipt: 'https://example.com/7.pdf' },
  { receipt: `/uploads/${'a'.repeat(201)}` },
])('omits %o', (raw) => {
  expect(Object.values(expenseSearch(raw)).filter((value) => value !== undefined)).toEqual([]);
});

test("limits a type to the server's length", () => {
  expect(expenseSearch({ type: 'a'.repeat(60) }).type).toBe('a'.repeat(50));
});
