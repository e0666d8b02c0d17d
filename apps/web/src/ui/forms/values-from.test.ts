import { expect, test } from 'vitest';
import { valuesFrom } from './values-from.ts';

const blank = { name: '', price: 5, note: 'none', olVersion: undefined as number | undefined };

test('fills a form from a record, with defaults for missing values and no extra fields', () => {
  const existing = { name: 'Soup', price: 0, note: null, olVersion: 3, changedBy: 'Ada' };
  expect(valuesFrom(blank, existing)).toEqual({
    name: 'Soup',
    price: 0,
    note: 'none',
    olVersion: 3,
  });
  expect(valuesFrom(blank, {})).toEqual(blank);
});
