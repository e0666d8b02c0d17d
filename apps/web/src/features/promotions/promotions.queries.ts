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

/** Loads one page of the store's promo codes, newest first. */
export const usePromos = promotions.list('list', findPromos, ({ storeId }, pageNumber: number) => ({
  params: { storeId: String(storeId), pageNumber: String(pageNumber) },
}));

/** Loads one promo code, on any page. */
export const usePromo = promotions.detail('one', findPromo, ({ storeId }, id: number) => ({
  params: { storeId: String(storeId), promoCodeId: String(id) },
}));

/** Adds a promo code. */
export const useSavePromo = promotions.save(savePromo, (_store, body: PromoRequest) => ({ body }));

/** Deletes promo codes. Refetches the list before the result is shown. */
export const useRemovePromo = promotions.write(
  removePromo,
  ({ storeId }, { id }: Promo) => ({
    params: { storeId: String(storeId), promoCodeId: String(id) },
  }),
  { refetchFirst: true },
);

/** Restores deleted promo codes. */
export const useRestorePromo = promotions.write(
  restorePromo,
  ({ storeId }, { id }: Promo) => ({ body: { storeId, id } }),
  { refetchFirst: true },
);

/** Loads a customer's uses of promo codes. */
export const useCustomerCodes = promotions.read(
  'byCustomer',
  findCustomerCodes,
  ({ storeId }, customerId: number) => ({
    params: { storeId: String(storeId), customerId: String(customerId) },
  }),
);
