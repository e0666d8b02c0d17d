import { findBusinessProducts, findStoreProducts, type Product } from '@counter/contract/menu';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { storeResource } from '../../../lib/resource/store-resource.ts';
import { ofBusiness, ofStore, type ProductsWish } from '../products.queries.ts';

const menu = storeResource('menu');

/** Returns a function that fetches all pages of a list in sequence. */
const useReadAllProducts = menu.fresh(async (store, wish: ProductsWish) => {
  const found: Product[] = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    const page: ProductsWish = { ...wish, pageNumber, pageSize: 100 };
    const { data } =
      wish.view === 'business'
        ? await call(findBusinessProducts, ofBusiness(store, page))
        : await call(findStoreProducts, ofStore(store, page));
    found.push(...data.content);
    if (data.content.length === 0 || found.length >= data.totalElements) return found;
  }
});

/** Fetches the products on all pages of a list. */
export function useAllProducts(onError: (failure: Error) => void) {
  return useMutation({ mutationFn: useReadAllProducts(), onError });
}
