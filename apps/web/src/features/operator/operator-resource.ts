import { createResource } from '../../lib/resource/resource.ts';
import type { FailingQuery } from './failed-query.tsx';

const all = ['operator'];

/**
 * The resource of everything that the marketplace's staff reads and does. Each write refetches everything on screen.
 */
export const operator = createResource<undefined>({
  useScope: () => undefined,
  keyOf: () => all,
  staleAfterWrite: () => [all],
});

/** The filters and the page of a list. */
export interface ListWish<State> {
  search: string | undefined;
  state: State | undefined;
  /** Counted from 1; may be absent for page 1. */
  page: number | undefined;
}

/** Returns the query parameters for a page of a list. */
export function pageOf<State>({ search, state, page = 1 }: ListWish<State>) {
  const filters = {
    ...(search !== undefined && { search }),
    ...(state !== undefined && { state }),
  };
  return { query: { pageNumber: String(page - 1), ...filters } };
}

/** A page of a list as screens use it. */
export interface PageQuery<Row> extends FailingQuery {
  data: { content: readonly Row[]; totalElements: number } | undefined;
  dataUpdatedAt: number;
  isPlaceholderData: boolean;
}
