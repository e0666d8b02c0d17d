import type { CallOf } from '@counter/contract/endpoint';
import { exportStatement, findStatement } from '@counter/contract/ledger';
import { findFinance } from '@counter/contract/reports';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';

/** The store's balance and whose store it is in law. */
export function useFinance() {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: storeKey('finance', storeId, 'overview'),
    queryFn: async ({ signal }) => {
      const params = { storeId: String(storeId) };
      return (await call(findFinance, { params }, { signal })).data;
    },
  });
}

/** Days and filters. */
export type StatementWanted = Omit<CallOf<typeof exportStatement>['body'], 'userId' | 'storeId'>;

/** One page of the store's books. */
export function useStatement(wanted: StatementWanted, pageNumber: number) {
  const { userId, storeId } = useCurrentStore();
  return useQuery({
    queryKey: storeKey('finance', storeId, 'statement', wanted, pageNumber),
    queryFn: async ({ signal }) => {
      const body = { userId, storeId, pageNumber, ...wanted };
      return (await call(findStatement, { body }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
}

/** Saves everything that the days and filters find as a file; answers its name. */
export function useSaveStatement() {
  const { userId, storeId } = useCurrentStore();
  return useMutation({
    mutationFn: async (wanted: StatementWanted) =>
      download(exportStatement, { body: { userId, storeId, ...wanted } }),
  });
}
