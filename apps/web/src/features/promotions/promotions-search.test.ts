import { expect, test } from 'vitest';
import { promotionsSearch } from './promotions-search.ts';

test.each([
  [2, 2],
  [1_000_000, 1_000_000],
  [1_000_001, undefined],
  [1, undefined],
  [0, undefined],
  [2.5, undefined],
  ['2', undefined],
])('page %s of a URL is page %s', (page, expected) => {
  expect(promotionsSearch({ page })).toEqual({ page: expected });
});
