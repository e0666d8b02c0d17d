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

/** The product that a form begins with; none where `id` is undefined. */
export const useProduct = menu.read(
  'product',
  findProduct,
  (store, id: number | undefined) => (id === undefined ? undefined : askOne(store, id)),
  // A form must not begin with what the product was a while ago.
  { gcTime: 0 },
);

/** A product as it is now. @throws ApiProblem, ConnectionError */
export const useReadProduct = menu.fresh((store, id: number) =>
  readData(findProduct, askOne(store, id)),
);

/** Keeps a product as the store-level form has it. */
export const useSaveProduct = menu.save(saveProduct, (_store, body: ProductRequest) => ({ body }));

/** Keeps a product as the business-scoped form has it. */
export const useSaveBusinessProduct = menu.save(
  saveBusinessProduct,
  (_store, body: BusinessProductRequest) => ({ body }),
);
