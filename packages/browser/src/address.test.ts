import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

test('fills in and escapes parameters', () => {
  const address = addressOf('/merchant/store/order/{storeId}/{orderNumber}', {
    storeId: 7,
    orderNumber: 'A/1 2',
  });
  expect(address).toBe('/merchant/store/order/7/A%2F1%202');
});
