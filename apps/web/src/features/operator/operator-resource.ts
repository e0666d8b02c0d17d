import { createResource } from '../../lib/resource/resource.ts';
import type { FailingQuery } from './failed-query.tsx';

const all = ['operator'];

/** Everything that the marketplace's staff reads and does. A write has everything on the screen read again. */
export const operator = createResource<undefined>({
  useScope: () => undefined,
  keyOf: () => all,
  staleAfterWrite: () => [all],
});

/** The query of a list. */
export interface ListWish<State> {
  search: string | undefined;
  state: State | undefined;
  /** Counted from 1, which may be left out. */
  page: number | undefined;
}

/** Returns the parts of a call for a page of a list. */
export function pageOf<State>({ search, state, page = 1 }: ListWish<State>) {
  const filters = {
    ...(search !== undefined && { search }),
    ...(state !== undefined && { state }),
  };
  return { query: { pageNumber: String(page - 1), ...filters } };
}

/** A page of a list, as a screen needs it. */
export interface PageQuery<Row> extends FailingQuery {
  data: { content: readonly Row[]; totalElements: number } | undefined;
  dataUpdatedAt: number;
  isPlaceholderData: boolean;
}
