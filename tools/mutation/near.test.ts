import { expect, test } from 'vitest';
import { nearestFirst } from './near.ts';

test('the tests that are named after a file run first, then those beside it, then the rest', () => {
  const tests = [
    'packages/contract/src/orders/orders.states.test.ts',
    'apps/api/src/domains/orders/searching.test.ts',
    'apps/api/src/domains/orders/moving-together.test.ts',
    'apps/api/src/domains/orders/moving.test.ts',
  ];
  expect(nearestFirst('apps/api/src/domains/orders/moving.service.ts', tests)).toEqual([
    [tests[2], tests[3]],
    [tests[1]],
    [tests[0]],
  ]);
});

test('a file without tests of its folder begins with the rest', () => {
  const tests = ['apps/web/src/features/deals/form/deal-form.test.tsx'];
  expect(nearestFirst('apps/web/src/features/deals/deals.queries.ts', tests)).toEqual([tests]);
});
