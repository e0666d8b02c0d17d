import type { CallOf } from '@counter/contract/endpoint';
import {
  exportSupplierPrices,
  findSupplier,
  findSupplierPrices,
  findSuppliers,
  removeSupplier,
  restoreSupplier,
  saveSupplier,
  type Supplier,
  type SupplierRequest,
} from '@counter/contract/expenses';
import { storeResource } from '../../../lib/resource/store-resource.ts';
import type { CurrentStore } from '../../../lib/store-context.tsx';

/** Read again with the expenses, which tell what was spent at each. */
const suppliers = storeResource('expenses');

type SuppliersWanted = Omit<CallOf<typeof findSuppliers>['body'], 'userId' | 'storeId'>;

/** One page of the store's suppliers, by name. */
export const useSuppliers = suppliers.list(
  'suppliers',
  findSuppliers,
  ({ userId, storeId }, wanted: SuppliersWanted) => ({ body: { userId, storeId, ...wanted } }),
);

/** A supplier with the latest of its expenses, and what it is now. */
export const [useSupplier, useReadSupplier] = suppliers.one(
  'supplier',
  findSupplier,
  ({ storeId }, id: number) => ({ params: { storeId: String(storeId), supplierId: String(id) } }),
);

/** Loads what was bought from a supplier, with its prices over time. */
export const useSupplierPrices = suppliers.read(
  'prices',
  findSupplierPrices,
  ({ storeId }, id: number) => ({ params: { storeId: String(storeId), supplierId: String(id) } }),
);

/** Saves the prices of a supplier as a file; answers its name. */
export const useSaveSupplierPrices = suppliers.table(
  exportSupplierPrices,
  ({ userId, storeId }, supplierId: number) => ({ body: { userId, storeId, supplierId } }),
);

/** Adds or changes a supplier. */
export const useSaveSupplier = suppliers.save(saveSupplier, (_store, body: SupplierRequest) => ({
  body,
}));

type Named = Pick<Supplier, 'id' | 'name'>;

const named = ({ userId, storeId }: CurrentStore, { id }: Named) => ({
  body: { userId, storeId, id },
});

/** Removes suppliers; past expenses keep them. */
export const useRemoveSupplier = suppliers.write(removeSupplier, named);

/** Brings removed suppliers back. */
export const useRestoreSupplier = suppliers.write(restoreSupplier, named);
