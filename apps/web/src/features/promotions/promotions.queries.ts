import {
  findCustomerCodes,
  findPromo,
  findPromos,
  removePromo,
  restorePromo,
  savePromo,
  type Promo,
  type PromoRequest,
} from '@counter/contract/promotions';
import { storeResource } from '../../lib/resource/store-resource.ts';

const promotions = storeResource('promotions');

/** One page of the store's promo codes, the newest first. */
export const usePromos = promotions.list('list', findPromos, ({ storeId }, pageNumber: number) => ({
  params: { storeId: String(storeId), pageNumber: String(pageNumber) },
}));

/** One promo code, also of another page. */
export const usePromo = promotions.detail('one', findPromo, ({ storeId }, id: number) => ({
  params: { storeId: String(storeId), promoCodeId: String(id) },
}));

/** Adds a promo code. */
export const useSavePromo = promotions.save(savePromo, (_store, body: PromoRequest) => ({ body }));

/** Deletes promo codes. The row is gone when that is told. */
export const useRemovePromo = promotions.write(
  removePromo,
  ({ storeId }, { id }: Promo) => ({
    params: { storeId: String(storeId), promoCodeId: String(id) },
  }),
  { refetchFirst: true },
);

/** Brings back promo codes that were deleted. */
export const useRestorePromo = promotions.write(
  restorePromo,
  ({ storeId }, { id }: Promo) => ({ body: { storeId, id } }),
  { refetchFirst: true },
);

/** The uses of promo codes by a customer. */
export const useCustomerCodes = promotions.read(
  'byCustomer',
  findCustomerCodes,
  ({ storeId }, customerId: number) => ({
    params: { storeId: String(storeId), customerId: String(customerId) },
  }),
);
