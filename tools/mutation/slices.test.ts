import { expect, test } from 'vitest';
import { browserFolderOf, isRule, mayForgetCalls, sliceOf, testsOf } from './slices.ts';

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

test('tests of a contract rule include its domain on the server and on the screen', () => {
  expect(testsOf('packages/contract/src/orders/order-states.ts')).toEqual([
    'packages/contract/src/orders/',
    'apps/api/src/domains/orders/',
    'apps/web/src/features/orders/',
  ]);
});

test("tests of the partner API's client include those that call a server with it", () => {
  expect(testsOf('packages/client/src/point-of-sale.ts')).toEqual([
    'packages/client/src/',
    'apps/api/src/domains/integrations/',
  ]);
});

test.each([
  ['packages/contract/src/orders/order-states.ts', true],
  ['apps/web/src/features/orders/orders.text.ts', false],
  ['apps/api/src/testing/app.ts', false],
  ['apps/web/src/app/routes/dev/-gallery/charts.tsx', false],
  // The tables that tests walk through forms with.
  ['packages/contract/src/cases/promo-form.ts', false],
])('%s is mutated: %s', (file, expected) => {
  expect(isRule(file)).toBe(expected);
});

test('tests of an endpoint include the permission tests', () => {
  expect(testsOf('packages/contract/src/orders/board.endpoints.ts').slice(-2)).toEqual([
    'apps/api/src/permissions.test.ts',
    'apps/api/src/waiting-store.test.ts',
  ]);
});

test.each([
  ['apps/api/src/domains/orders/moving.service.ts', 'apps/api/src/domains/orders/'],
  ['apps/web/src/features/orders/board/board.tsx', 'apps/web/src/features/orders/'],
  ['apps/web/src/lib/session.ts', 'apps/web/src/lib/'],
  ['apps/api/src/app.ts', 'apps/api/src/*'],
  ['apps/storefront/src/lib/http.ts', 'apps/storefront/src/'],
  ['apps/storefront/src/page.tsx', 'apps/storefront/src/'],
])('%s is tested in %s', (file, folder) => {
  expect(testsOf(file)).toEqual([folder]);
});

test.each([
  ['apps/web/src/features/orders/alerts/sound.ts', 'orders/'],
  ['apps/web/src/lib/session.ts', 'shell/'],
  ['apps/storefront/src/basket/basket.ts', 'storefront/'],
  ['apps/api/src/domains/orders/moving.service.ts', undefined],
])('%s is tested in the browser in %s', (file, folder) => {
  expect(browserFolderOf(file)).toBe(folder);
});

test.each([
  ['apps/api/src/domains/orders/moving.service.ts', false],
  ['apps/api/src/platform/tenancy/callers.repository.ts', false],
  ['apps/api/src/domains/orders/orders.routes.ts', true],
])('calls of %s may run unawaited: %s', (file, expected) => {
  expect(mayForgetCalls(file)).toBe(expected);
});
