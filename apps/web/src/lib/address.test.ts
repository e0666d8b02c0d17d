import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

test('fills in and escapes parameters', () => {
  const address = addressOf('/merchant/store/order/{storeId}/{orderNumber}', {
    storeId: 7,
    orderNumber: 'A/1 2',
  });
  expect(address).toBe('/merchant/store/order/7/A%2F1%202');
});

test('leaves undefined values out of the query', () => {
  expect(addressOf('/list', {}, { page: 0, search: undefined })).toBe('/list?page=0');
  expect(addressOf('/list', {}, { search: undefined })).toBe('/list');
});
