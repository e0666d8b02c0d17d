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

/** Shares the scope of expenses: their totals change with each expense. */
const suppliers = storeResource('expenses');

type SuppliersWanted = Omit<CallOf<typeof findSuppliers>['body'], 'userId' | 'storeId'>;

/** Loads one page of the store's suppliers, by name. */
export const useSuppliers = suppliers.list(
  'suppliers',
  findSuppliers,
  ({ userId, storeId }, wanted: SuppliersWanted) => ({ body: { userId, storeId, ...wanted } }),
);

/**
 * `useSupplier` loads a supplier with its latest expenses. `useReadSupplier` returns a function that fetches the latest
 * version.
 */
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

/** Exports a supplier's prices as a file; resolves with its name. */
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

/** Removes suppliers. Past expenses keep them. */
export const useRemoveSupplier = suppliers.write(removeSupplier, named);

/** Restores removed suppliers. */
export const useRestoreSupplier = suppliers.write(restoreSupplier, named);
