import {
  findSaleDay,
  findSaleMenu,
  recordSale,
  voidSale,
  type SaleRequest,
} from '@counter/contract/sales';
import { ofStore, storeResource } from '../../lib/resource/store-resource.ts';

const sales = storeResource('sales');

/** Loads a store day's counter sales and online earnings. */
export const useSaleDay = sales.list('day', findSaleDay, ({ userId, storeId }, day: string) => ({
  body: { userId, storeId, day },
}));

/** Loads the products for counter sales. */
export const useSaleMenu = sales.read('menu', findSaleMenu, ofStore);

/** Records a sale. */
export const useRecordSale = sales.save(recordSale, (_store, body: SaleRequest) => ({ body }));

/** Voids a sale, so that it no longer counts. */
export const useVoidSale = sales.write(
  voidSale,
  ({ userId, storeId }, { id, reason }: { id: number; reason: string }) => ({
    body: { userId, storeId, id, reason },
  }),
);
