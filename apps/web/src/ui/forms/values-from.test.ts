import { expect, test } from 'vitest';
import { valuesFrom } from './values-from.ts';

const blank = { name: '', price: 5, note: 'none', olVersion: undefined as number | undefined };

test('a form shows what exists, blanks where nothing is, and no field of its own making', () => {
  const existing = { name: 'Soup', price: 0, note: null, olVersion: 3, changedBy: 'Ada' };
  expect(valuesFrom(blank, existing)).toEqual({
    name: 'Soup',
    price: 0,
    note: 'none',
    olVersion: 3,
  });
  expect(valuesFrom(blank, {})).toEqual(blank);
});
