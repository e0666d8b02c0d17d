import type { ListView, ViewFilters } from '@counter/contract/views';

/** Returns the filters with these names that the search parameters have. */
export function filtersOf<Search extends object>(
  search: Search,
  names: readonly (keyof Search & string)[],
): ViewFilters {
  return names.flatMap((name) => {
    const value: unknown = search[name];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the filters of an address are of these kinds
    return value === undefined ? [] : [{ name, value } as ViewFilters[number]];
  });
}

/** Returns true if two views filter and sort alike. */
function isSame(one: ViewFilters, other: ViewFilters): boolean {
  return write(one) === write(other);
}

function write(filters: ViewFilters): string {
  return JSON.stringify(
    filters
      .map(({ name, value }) => [name, value] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/**
 * Returns the list's active view: the chosen one, unless the search parameters match another view or have no filters.
 * Undefined without a view. `changed` is true if the view's filters differ from the search parameters.
 */
export function activeView(
  views: readonly ListView[],
  filters: ViewFilters,
  chosenId: number | undefined,
): { readonly view: ListView | undefined; readonly changed: boolean } {
  const chosen = views.find(({ id }) => id === chosenId);
  if (chosen && isSame(chosen.filters, filters)) return { view: chosen, changed: false };
  if (filters.length === 0) return { view: undefined, changed: false };
  const fitting = views.find((view) => isSame(view.filters, filters));
  return { view: fitting ?? chosen, changed: !fitting && chosen !== undefined };
}
