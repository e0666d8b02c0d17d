import {
  exportAuditEntries,
  findAuditEntries,
  findAuditEntry,
  findAuditPeople,
} from '@counter/contract/audit';
import type { CallOf } from '@counter/contract/endpoint';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';

/** Person, group, days and words. */
export type AuditWanted = Omit<CallOf<typeof exportAuditEntries>['body'], 'userId' | 'storeId'>;

const newest: number | undefined = undefined;

/** What was done in the store, the newest first, page after page. */
export function useAuditEntries(wanted: AuditWanted) {
  const { userId, storeId } = useCurrentStore();
  const query = useInfiniteQuery({
    queryKey: storeKey('audit', storeId, 'list', wanted),
    queryFn: async ({ pageParam, signal }) => {
      const body = { userId, storeId, ...wanted, after: pageParam };
      return (await call(findAuditEntries, { body }, { signal })).data;
    },
    initialPageParam: newest,
    getNextPageParam: ({ content, more }) => (more ? content.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const rows = useMemo(() => data?.pages.flatMap(({ content }) => content), [data]);
  return { ...query, rows };
}

/** One entry with what was before and after. */
export function useAuditEntry(id: number) {
  const { storeId } = useCurrentStore();
  const params = { storeId: String(storeId), entryId: String(id) };
  return useQuery({
    queryKey: storeKey('audit', storeId, 'one', id),
    queryFn: async ({ signal }) => (await call(findAuditEntry, { params }, { signal })).data,
  });
}

/** Everybody who has done something in the store. */
export function useAuditPeople() {
  const { storeId } = useCurrentStore();
  const params = { storeId: String(storeId) };
  return useQuery({
    queryKey: storeKey('audit', storeId, 'people'),
    queryFn: async ({ signal }) => (await call(findAuditPeople, { params }, { signal })).data,
  });
}

/** Saves everything that is found as a file; answers its name. */
export function useSaveAudit() {
  const { userId, storeId } = useCurrentStore();
  return useMutation({
    mutationFn: async (wanted: AuditWanted) =>
      download(exportAuditEntries, { body: { userId, storeId, ...wanted } }),
  });
}
