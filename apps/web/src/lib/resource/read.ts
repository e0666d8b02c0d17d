import type { AnswerOf, CallOf, Endpoint } from '@counter/contract/endpoint';
import {
  partialMatchKey,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { call, type Parts } from '../api.ts';
import type { ResourcePlace } from './place.ts';

/** A call that returns its result as `data`. */
export type DataEndpoint = Endpoint & { readonly answer: z.core.$ZodType<{ data: unknown }> };
export type DataOf<E extends DataEndpoint> = AnswerOf<E>['data'];

/** Returns the parts of a call, or undefined to skip it. */
export type Ask<Scope, E extends Endpoint, Wanted extends readonly unknown[]> = (
  scope: Scope,
  ...wanted: Wanted
) => (CallOf<E> & Parts) | undefined;

export type ReadHook<Wanted extends readonly unknown[], Data> = (
  ...wanted: Wanted
) => UseQueryResult<Data>;

type Tuning<Data> = Pick<
  UseQueryOptions<Data>,
  | 'gcTime'
  | 'refetchInterval'
  | 'refetchOnReconnect'
  | 'refetchOnWindowFocus'
  | 'retry'
  | 'staleTime'
>;

export interface ReadOptions<Data> extends Tuning<Data> {
  /** Keeps the current rows on screen while another page or filter of the same store loads. */
  readonly keepsRows?: boolean;
}

/** Query options for data under edit: it must not change while the person types, and each form loads it fresh. */
export const editing = { staleTime: Infinity, gcTime: 0, refetchOnReconnect: false } as const;

/** Makes the hook of a read. */
export function makeRead<Scope, Wanted extends readonly unknown[], Data>(
  { useScope, keyOf }: ResourcePlace<Scope>,
  part: string,
  fetch: (scope: Scope, wanted: Wanted) => ((signal: AbortSignal) => Promise<Data>) | undefined,
  { keepsRows = false, ...tuning }: ReadOptions<Data> = {},
): ReadHook<Wanted, Data> {
  return function useRead(...wanted) {
    const scope = useScope();
    const rows = [...keyOf(scope), part];
    const read = fetch(scope, wanted);
    return useQuery<Data>({
      queryKey: [...rows, ...wanted],
      queryFn: ({ signal }) => read?.(signal) ?? Promise.reject(new Error('Nothing is asked.')),
      enabled: read !== undefined,
      placeholderData: (previous, before) =>
        keepsRows && before && partialMatchKey(before.queryKey, rows) ? previous : undefined,
      ...tuning,
    });
  };
}

/** Makes a hook that returns a read that bypasses the cache. */
export function makeFresh<Scope, Id, Data>(
  { useScope }: ResourcePlace<Scope>,
  fetch: (scope: Scope, id: Id) => Promise<Data>,
): () => (id: Id) => Promise<Data> {
  return function useFresh() {
    const scope = useScope();
    return (id) => fetch(scope, id);
  };
}

/** Calls an endpoint and returns its data. */
export async function readData<E extends DataEndpoint>(
  endpoint: E,
  parts: CallOf<E> & Parts,
  signal?: AbortSignal,
): Promise<DataOf<E>> {
  return (await call<E>(endpoint, parts, signal ? { signal } : {})).data;
}
