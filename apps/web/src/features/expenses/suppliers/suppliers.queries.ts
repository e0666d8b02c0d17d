import {
  findSupplier,
  findSuppliers,
  removeSupplier,
  restoreSupplier,
  saveSupplier,
  type Supplier,
  type SupplierDetail,
  type SupplierRequest,
} from '@counter/contract/expenses';
import type { CallOf } from '@counter/contract/endpoint';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { Keyed } from '../../../lib/send-once.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { storeKey } from '../../../lib/store-key.ts';

/** Read again with the expenses, which tell what was spent at each. */
const keys = {
  all: (storeId: number) => storeKey('expenses', storeId),
  list: (storeId: number, wanted: object) => storeKey('expenses', storeId, 'suppliers', wanted),
  one: (storeId: number, id: number) => storeKey('expenses', storeId, 'supplier', id),
};

type SuppliersWanted = Omit<CallOf<typeof findSuppliers>['body'], 'userId' | 'storeId'>;

/** One page of the store's suppliers, by name. */
export function useSuppliers(wanted: SuppliersWanted) {
  const { userId, storeId } = useCurrentStore();
  const body = { userId, storeId, ...wanted };
  return useQuery({
    queryKey: keys.list(storeId, wanted),
    queryFn: async ({ signal }) => (await call(findSuppliers, { body }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** A supplier with the latest of its expenses. */
export function useSupplier(id: number) {
  const { storeId } = useCurrentStore();
  const params = { storeId: String(storeId), supplierId: String(id) };
  return useQuery({
    queryKey: keys.one(storeId, id),
    queryFn: async ({ signal }) => (await call(findSupplier, { params }, { signal })).data,
  });
}

/** The same, as it is now, for who was told that it changed. */
export function useReadSupplier() {
  const { storeId } = useCurrentStore();
  return async (id: number): Promise<SupplierDetail> => {
    const params = { storeId: String(storeId), supplierId: String(id) };
    return (await call(findSupplier, { params })).data;
  };
}

/** Adds or changes a supplier. */
export function useSaveSupplier() {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ sent, key }: Keyed<SupplierRequest>) =>
      call(saveSupplier, { body: sent }, { idempotencyKey: key }),
    onSuccess: () => void client.invalidateQueries({ queryKey: keys.all(storeId) }),
  });
}

type Named = Pick<Supplier, 'id' | 'name'>;

type RemovalOutcome = {
  readonly onDone: (supplier: Named) => void;
  readonly onRefused: (supplier: Named, error: Error) => void;
};

/** Removes suppliers; past expenses keep them. */
export function useRemoveSupplier(outcome: RemovalOutcome) {
  return useRemoval(removeSupplier, outcome);
}

/** Brings removed suppliers back. */
export function useRestoreSupplier(outcome: RemovalOutcome) {
  return useRemoval(restoreSupplier, outcome);
}

function useRemoval(endpoint: typeof removeSupplier, { onDone, onRefused }: RemovalOutcome) {
  const { userId, storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Named) => call(endpoint, { body: { userId, storeId, id } }),
    onSuccess: (_answer, supplier) => onDone(supplier),
    onError: (error, supplier) => onRefused(supplier, error),
    onSettled: () => void client.invalidateQueries({ queryKey: keys.all(storeId) }),
  });
}
