import {
  findProduct,
  saveBusinessProduct,
  saveProduct,
  type BusinessProductRequest,
  type ProductRequest,
} from '@counter/contract/menu';
import { readData } from '../../../lib/resource/read.ts';
import { storeResource } from '../../../lib/resource/store-resource.ts';
import type { CurrentStore } from '../../../lib/store-context.tsx';

const menu = storeResource('menu');

const askOne = ({ storeId }: CurrentStore, id: number) => ({
  params: { storeId: String(storeId), productId: String(id) },
});

/** Loads the product that a form starts from; nothing without an `id`. */
export const useProduct = menu.read(
  'product',
  findProduct,
  (store, id: number | undefined) => (id === undefined ? undefined : askOne(store, id)),
  // A form must not start from stale data.
  { gcTime: 0 },
);

/** Returns a function that fetches the current product. @throws ApiProblem, ConnectionError */
export const useReadProduct = menu.fresh((store, id: number) =>
  readData(findProduct, askOne(store, id)),
);

/** Saves a product in the store-level form. */
export const useSaveProduct = menu.save(saveProduct, (_store, body: ProductRequest) => ({ body }));

/** Saves a product in the business-scoped form. */
export const useSaveBusinessProduct = menu.save(
  saveBusinessProduct,
  (_store, body: BusinessProductRequest) => ({ body }),
);
