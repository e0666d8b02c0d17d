import { expect, test } from 'vitest';
import { blankBusinessForm } from './business-values.ts';
import { previewOfBusinessForm, previewOfStoreForm } from './previewed-product.ts';
import { blankStoreForm } from './store-values.ts';

test('amounts that are not filled in yet count as nothing', () => {
  const business = { ...blankBusinessForm(7), price: null, discount: null };
  expect(previewOfBusinessForm(business, undefined)).toMatchObject({ price: 0, sold: 0 });
  expect(previewOfBusinessForm({ ...business, price: 500 }, undefined).price).toBe(500);
  expect(previewOfBusinessForm({ ...business, price: 500, discount: 120 }, undefined).price).toBe(
    380,
  );
  const store = { ...blankStoreForm(7), pickupPrice: null };
  expect(previewOfStoreForm(store, undefined)).toMatchObject({ price: 0, sold: 0 });
});
