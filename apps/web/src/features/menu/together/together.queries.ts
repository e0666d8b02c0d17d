import { findOrderedTogether } from '@counter/contract/analytics';
import { storeResource } from '../../../lib/resource/store-resource.ts';

/** Loads the products that customers often order with one. */
export const useOrderedTogether = storeResource('overviews').detail(
  'together',
  findOrderedTogether,
  ({ storeId }, productId: number) => ({
    params: { storeId: String(storeId), productId: String(productId) },
  }),
);
