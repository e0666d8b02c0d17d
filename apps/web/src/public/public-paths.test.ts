import { publicPaths } from '@counter/contract/shared';
import { expect, test } from 'vitest';
import { notFound, pages } from './pages.ts';

test('the server knows the address of every public page, and of no other', () => {
  const shown = pages
    .filter((page) => page !== notFound)
    .map(({ path, hasValue = false }) => (hasValue ? `${path}/:value` : path));
  expect(shown.toSorted()).toEqual([...publicPaths].toSorted());
});
