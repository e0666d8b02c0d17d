import { expect, test } from 'vitest';
import { businessProductsSearch, storeProductsSearch } from './products-search.ts';

test('the URL keeps the search, filters and page', () => {
  const raw = { search: 4821, category: 3, status: 'notAvailable', size: 25, page: 2 };
  expect(storeProductsSearch(raw)).toEqual({ ...raw, search: '4821' });
  expect(businessProductsSearch({ categories: [3, 4], status: 'featured' })).toMatchObject({
    categories: [3, 4],
    status: 'featured',
  });
});

test('omits invalid values', () => {
  const raw = { search: '', category: '3', status: 'gone', size: 20, page: 1 };
  expect(Object.values(storeProductsSearch(raw)).filter((value) => value !== undefined)).toEqual(
    [],
  );
  const { categories } = businessProductsSearch({ categories: ['x', -1, 7] });
  expect(categories).toEqual([7]);
  expect(businessProductsSearch({ categories: [] }).categories).toBeUndefined();
});
