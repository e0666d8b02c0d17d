import {
  findBusinessProducts,
  findCategories,
  findOffMenu,
  findStoreProducts,
  removeFromBusiness,
  removeProduct,
  restoreToBusiness,
  updateProductAvailability,
  type Category,
  type Product,
  type ProductStatus,
} from '@counter/contract/menu';
import { aProduct } from './product-fixture.ts';
import { openStore } from './store.ts';

/** A test category. */
export function aCategory(id: number, name: string): Category {
  const place = { categoryOrder: id, stationId: null, products: 0 };
  return { id, storeId: 3, name, description: '', ...place, value: id, label: name };
}

type Wish = {
  readonly searchStr: string;
  readonly status?: ProductStatus | undefined;
  readonly pageNumber: number;
};

/** Opens a store with a menu. Its server lists, updates, removes and restores products like the API. */
export function openMenu(menu: readonly Product[], categories: readonly Category[] = []) {
  let products = [...menu];
  const removed = new Map<number, Product>();
  const pageOf = (wish: Wish, categoryIds: readonly number[], size: number) => {
    const found = products.filter(
      ({ name, available, categoryId }) =>
        name.toLowerCase().includes(wish.searchStr.toLowerCase()) &&
        (wish.status === undefined || (wish.status === 'available') === available) &&
        (categoryIds.length === 0 || categoryIds.includes(categoryId ?? 0)),
    );
    const content = found.slice(wish.pageNumber * size, (wish.pageNumber + 1) * size);
    return { data: { content, totalElements: found.length } };
  };
  const remove = (ids: readonly number[]) => {
    for (const one of products) if (ids.includes(one.id)) removed.set(one.id, one);
    products = products.filter(({ id }) => !ids.includes(id));
    return { data: { ids: [...ids] } };
  };
  const server = openStore()
    .on(findCategories, { data: [...categories] })
    .on(findOffMenu, { data: [] })
    .on(findStoreProducts, ({ body }) =>
      pageOf(body, body.categoryId === undefined ? [] : [body.categoryId], body.pageSize),
    )
    .on(findBusinessProducts, ({ body }) => pageOf(body, body.categoryIds, 20))
    .on(removeProduct, ({ body }) => remove([body.id]))
    .on(removeFromBusiness, ({ body }) => remove(body.ids))
    .on(restoreToBusiness, ({ body }) => {
      products = [...products, ...body.ids.flatMap((id) => removed.get(id) ?? [])];
      return { data: { ids: body.ids } };
    })
    .on(updateProductAvailability, ({ body }) => {
      const { available } = body;
      const end = '2026-11-21T05:00:00Z';
      const state = available ? 'AVAILABLE' : 'UNAVAILABLE';
      const change = {
        available,
        unavailableUntil: available ? null : end,
        availability: { state, until: available ? null : end },
      } as const;
      products = products.map((one) => (one.id === body.id ? { ...one, ...change } : one));
      return { data: products.find(({ id }) => id === body.id) ?? aProduct() };
    });
  return { server, names: () => products.map(({ name }) => name) };
}
