import { expect, test } from 'vitest';
import { browserFolderOf, sliceOf, testFoldersOf } from './slices.ts';

test.each([
  ['packages/contract/src/orders/order-states.ts', 'orders'],
  ['apps/api/src/domains/orders/moving.service.ts', 'orders'],
  ['apps/web/src/features/orders/alerts/sound.ts', 'orders'],
  ['apps/api/src/platform/events/publish.ts', 'apps/api/src/platform'],
  ['apps/web/src/lib/session.ts', 'apps/web/src/lib'],
  ['apps/api/src/app.ts', 'apps/api/src'],
])('%s belongs to %s', (file, slice) => {
  expect(sliceOf(file)).toBe(slice);
});

test('a domain is held by its tests in contract, server and browser', () => {
  expect(testFoldersOf('apps/api/src/domains/orders/moving.service.ts')).toEqual([
    'packages/contract/src/orders/',
    'apps/api/src/domains/orders/',
    'apps/web/src/features/orders/',
  ]);
});

test.each([
  ['apps/web/src/features/orders/alerts/sound.ts', 'orders/'],
  ['apps/web/src/lib/session.ts', 'shell/'],
  ['apps/storefront/src/basket/basket.ts', 'storefront/'],
  ['apps/api/src/domains/orders/moving.service.ts', undefined],
])('%s is seen in the browser tests of %s', (file, folder) => {
  expect(browserFolderOf(file)).toBe(folder);
});
