import { expect, test } from 'vitest';
import { isAsked, nearestFirst } from './near.ts';

test('tests named after a file run first, then those in its folder, then the rest', () => {
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

test('tests named after a file in another folder run before the rest', () => {
  const named = 'apps/api/src/domains/operator/announcements.test.ts';
  const rest = 'apps/api/src/domains/operator/storage.test.ts';
  const file = 'packages/contract/src/operator/announcements.ts';
  expect(nearestFirst(file, [rest, named])).toEqual([[named], [rest]]);
});

test('a file without tests in its folder starts with the rest', () => {
  const tests = ['apps/web/src/features/deals/form/deal-form.test.tsx'];
  expect(nearestFirst('apps/web/src/features/deals/deals.queries.ts', tests)).toEqual([tests]);
});

test.each([
  ['a file of its own', 'apps/api/src/app.test.ts', true],
  ['a folder and what is in it', 'apps/api/src/domains/menu/options/many.test.ts', true],
  ['a folder without those in it', 'apps/web/src/boot.test.ts', true],
  ['a folder within one without those in it', 'apps/web/src/lib/session.test.ts', false],
  ['another folder', 'apps/api/src/domains/orders/moving.test.ts', false],
])('%s: %s', (_what, file, asked) => {
  const all = ['apps/api/src/app.test.ts', 'apps/api/src/domains/menu/', 'apps/web/src/*'];
  expect(isAsked(file, all)).toBe(asked);
});
