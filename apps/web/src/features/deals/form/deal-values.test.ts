import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apartOf, blankDeal, dealResolver, type DealValues } from './deal-values.ts';

const soup = { productId: 7, productName: 'Lentil soup', price: 900, available: true, quantity: 2 };
const filled: DealValues = { ...blankDeal(1), name: 'Two soups', price: 1500, dealDetails: [soup] };
const resolve = dealResolver('USD');
const options = { fields: {}, shouldUseNativeValidation: false };

test('a valid form becomes the request', async () => {
  const { values } = await resolve({ ...filled, endDate: '2026-12-24' }, undefined, options);
  expect(values).toMatchObject({
    name: 'Two soups',
    startDate: null,
    endDate: '2026-12-24',
    dealDetails: [{ productId: 7, quantity: 2 }],
  });
});

test('a price above the sum of the parts shows the sum', async () => {
  const { errors } = await resolve({ ...filled, price: 1801 }, undefined, options);
  expect(errors).toMatchObject({
    price: { message: 'A deal must not cost more than its parts, $ 18.00.' },
  });
  expect((await resolve({ ...filled, price: 1800 }, undefined, options)).errors).toEqual({});
});

test('missing values are reported at their fields', async () => {
  const { errors } = await resolve(blankDeal(1), undefined, options);
  expect(errors).toMatchObject({
    name: { message: 'Deal name is required' },
    price: { message: 'Price is required' },
    dealDetails: { message: 'Add the products of the deal' },
  });
});

test('the sum is exact, or unknown while a quantity is invalid', () => {
  expect(apartOf([{ price: 900, quantity: null }])).toBeUndefined();
  expect(apartOf([{ price: 900, quantity: Number.NaN }])).toBeUndefined();
  const parts = fc.array(fc.record({ price: fc.nat(100_000), quantity: fc.nat(50) }));
  fc.assert(
    fc.property(parts, parts, (some, others) => {
      expect(apartOf([...some, ...others])).toBe((apartOf(some) ?? 0) + (apartOf(others) ?? 0));
    }),
  );
});
