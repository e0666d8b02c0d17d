import { expect, test } from 'vitest';
import { areShown, keepRowsSteady } from './steady-rows.ts';

const row = (id: number, status = 'NEW') => ({ id, status });

test('new rows wait, and shown rows keep their place', () => {
  const all = [row(9), row(8), row(3), row(2), row(1)];
  expect(keepRowsSteady([1, 3, 2], all, all)).toEqual({
    rows: [row(1), row(3), row(2)],
    arrivals: 2,
  });
});

test('a shown row keeps its place with new content, even if the filter would exclude it', () => {
  const all = [row(2, 'READY'), row(1)];
  expect(keepRowsSteady([2, 1], all, [row(1)])).toEqual({
    rows: [row(2, 'READY'), row(1)],
    arrivals: 0,
  });
});

test('a row that no longer exists is removed', () => {
  expect(keepRowsSteady([2, 1], [row(1)], [row(1)]).rows).toEqual([row(1)]);
});

test('an empty screen has nothing to keep steady', () => {
  const all = [row(2), row(1)];
  expect(keepRowsSteady([], all, all)).toEqual({ rows: all, arrivals: 0 });
});

test('rows are shown when ids and order match', () => {
  expect(areShown([row(2), row(1)], [2, 1])).toBe(true);
  expect(areShown([row(2), row(1)], [1, 2])).toBe(false);
  expect(areShown([row(2)], [2, 1])).toBe(false);
});
