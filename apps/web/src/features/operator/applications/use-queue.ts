import type { ApplicationRow } from '@counter/contract/operator';
import { operatorPageSize } from '@counter/contract/operator';
import { useState } from 'react';
import type { Search } from '../lists/list-search.ts';
import { useApplications } from '../operator.queries.ts';
import { applicationsWish } from './applications-wish.ts';
import { findNeighbours } from './find-neighbours.ts';

/** A neighbor of the open application, with its page of the queue. */
export interface Neighbour {
  storeId: number;
  page: number;
}

export interface Queue {
  /** The open application's position in the whole queue, from 1; undefined after it left the queue. */
  place: number | undefined;
  /** The length of the queue. */
  total: number;
  next: Neighbour | undefined;
  previous: Neighbour | undefined;
}

/** Returns an application's position in the list of the search parameters, and its neighbors. */
export function useQueue(storeId: number, search: Search): Queue | undefined {
  const wish = applicationsWish(search);
  const page = wish.page ?? 1;
  const list = useApplications(wish);
  const rows = list.isPlaceholderData ? undefined : list.data?.content;
  const index = useLastIndex(storeId, rows);
  const total = list.data?.totalElements ?? 0;
  const { next, previous, left } = findNeighbours(rows ?? [], storeId, index);

  const isLast = next === undefined && page * operatorPageSize < total;
  const after = useApplications(isLast ? { ...wish, page: page + 1 } : undefined);
  const isFirst = previous === undefined && page > 1;
  const before = useApplications(isFirst ? { ...wish, page: page - 1 } : undefined);
  if (!rows) return undefined;

  return {
    total,
    place: left ? undefined : (page - 1) * operatorPageSize + index + 1,
    next: onPage(next, page) ?? onPage(isLast ? after.data?.content[0] : undefined, page + 1),
    previous:
      onPage(previous, page) ?? onPage(isFirst ? before.data?.content.at(-1) : undefined, page - 1),
  };
}

function onPage(row: ApplicationRow | undefined, page: number): Neighbour | undefined {
  return row && { storeId: row.storeId, page };
}

/** Returns the index of the application on its page; after a decision removed it, its last one. */
function useLastIndex(storeId: number, rows: readonly ApplicationRow[] | undefined): number {
  const [last, setLast] = useState({ storeId, index: 0 });
  const found = rows?.findIndex((row) => row.storeId === storeId) ?? -1;
  const index = found === -1 && last.storeId === storeId ? last.index : Math.max(found, 0);
  if (last.storeId !== storeId || last.index !== index) setLast({ storeId, index });
  return index;
}
