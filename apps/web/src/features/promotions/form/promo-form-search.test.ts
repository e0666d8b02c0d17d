import { expect, test } from 'vitest';
import { findMisread, textValues } from '../../../testing/find-misread.ts';
import { promoFormSearch } from './promo-form-search.ts';

test('the address of the form keeps the goal of its campaign', () => {
  expect(findMisread(promoFormSearch, { goal: textValues })).toEqual([]);
});
