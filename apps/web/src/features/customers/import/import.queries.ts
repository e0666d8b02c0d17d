import {
  findCustomerImports,
  importCustomers,
  undoCustomerImport,
  type CustomerImportRequest,
} from '@counter/contract/customers';
import { ofStore, storeResource } from '../../../lib/resource/store-resource.ts';

const customers = storeResource('customers');

/** Loads the latest imports. */
export const useCustomerImports = customers.read('imports', findCustomerImports, ofStore);

type Wish = Omit<CustomerImportRequest, 'storeId' | 'userId'>;

/** Previews a file, or imports it as previewed. A preview refetches nothing. */
export const useImportCustomers = customers.write(
  importCustomers,
  ({ storeId }, wish: Wish) => ({ body: { storeId, ...wish } }),
  { changed: ({ data }) => data.applied, refetchFirst: true },
);

/** Undoes an import. */
export const useUndoImport = customers.write(
  undoCustomerImport,
  ({ storeId }, id: number) => ({ body: { storeId, id } }),
  { refetchFirst: true },
);
