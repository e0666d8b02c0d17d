import { expect, test } from 'vitest';
import { browserFolderOf, sliceOf, testsOf } from './slices.ts';

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

test('a rule of the contract is held by its domain on the server and on the screen too', () => {
  expect(testsOf('packages/contract/src/orders/order-states.ts')).toEqual([
    'packages/contract/src/orders/',
    'apps/api/src/domains/orders/',
    'apps/web/src/features/orders/',
  ]);
});

test('whoever may call an endpoint is held by the test of all permissions too', () => {
  expect(testsOf('packages/contract/src/orders/board.endpoints.ts')).toContain(
    'apps/api/src/permissions.test.ts',
  );
});

test.each([
  ['apps/api/src/domains/orders/moving.service.ts', 'apps/api/src/domains/orders/'],
  ['apps/web/src/features/orders/board/board.tsx', 'apps/web/src/features/orders/'],
  ['apps/web/src/lib/session.ts', 'apps/web/src/lib/'],
  ['apps/api/src/app.ts', 'apps/api/src/*'],
  ['apps/storefront/src/lib/http.ts', 'apps/storefront/src/'],
  ['apps/storefront/src/page.tsx', 'apps/storefront/src/'],
])('%s is held by the tests of %s', (file, folder) => {
  expect(testsOf(file)).toEqual([folder]);
});

test.each([
  ['apps/web/src/features/orders/alerts/sound.ts', 'orders/'],
  ['apps/web/src/lib/session.ts', 'shell/'],
  ['apps/storefront/src/basket/basket.ts', 'storefront/'],
  ['apps/api/src/domains/orders/moving.service.ts', undefined],
])('%s is seen in the browser tests of %s', (file, folder) => {
  expect(browserFolderOf(file)).toBe(folder);
});
