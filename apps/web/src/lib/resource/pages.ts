import type { CallOf, Endpoint } from '@counter/contract/endpoint';
import { partialMatchKey, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod/mini';
import type { Parts } from '../api.ts';
import type { ResourcePlace } from './place.ts';
import { readData, type DataOf } from './read.ts';

/** A call that returns a page of rows. */
export type PageEndpoint = Endpoint & {
  readonly answer: z.core.$ZodType<{ data: { content: readonly unknown[] } }>;
};

export type RowOf<E extends PageEndpoint> = DataOf<E>['content'][number];

/** A list in the cache, page by page. */
export type RowPages<Row> = InfiniteData<{ readonly content: readonly Row[] }, number | undefined>;

export interface PagesOptions<E extends PageEndpoint> {
  /** Returns the parameter of the next page, or undefined after the last. The first page has none either. */
  readonly next: (pages: readonly DataOf<E>[], last: DataOf<E>) => number | undefined;
  /** Identifies rows. While pages are fetched one by one, a row may move from one to the next and appear twice. */
  readonly idOf?: (row: RowOf<E>) => number | string;
}

/** Makes the hook of a list that grows page by page. `rows` is undefined until the first page has loaded. */
export function makePages<Scope, E extends PageEndpoint, Wanted extends readonly unknown[]>(
  { useScope, keyOf }: ResourcePlace<Scope>,
  part: string,
  endpoint: E,
  ask: (scope: Scope, page: number | undefined, ...wanted: Wanted) => CallOf<E> & Parts,
  { next, idOf }: PagesOptions<E>,
) {
  return function usePages(...wanted: Wanted) {
    const scope = useScope();
    const lists = [...keyOf(scope), part];
    const query = useInfiniteQuery({
      queryKey: [...lists, ...wanted],
      queryFn: ({ pageParam, signal }) =>
        readData(endpoint, ask(scope, pageParam, ...wanted), signal),
      initialPageParam: first,
      getNextPageParam: (last, pages) => next(pages, last),
      placeholderData: (previous, before) =>
        before && partialMatchKey(before.queryKey, lists) ? previous : undefined,
    });
    const pages = query.data?.pages;
    const rows = useMemo(() => pages && rowsOf<E>(pages, idOf), [pages]);
    return { ...query, rows, last: pages?.at(-1) };
  };
}

const first: number | undefined = undefined;

function rowsOf<E extends PageEndpoint>(
  pages: readonly DataOf<E>[],
  idOf: PagesOptions<E>['idOf'],
): readonly RowOf<E>[] {
  const rows: readonly RowOf<E>[] = pages.flatMap(({ content }) => content);
  return idOf ? [...new Map(rows.map((row) => [idOf(row), row])).values()] : rows;
}
