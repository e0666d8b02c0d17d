/** Search parameters of My Business. */
export interface BusinessesSearch {
  search?: string | undefined;
  /** Shows the form of a new business instead of the list. */
  add?: true | undefined;
}

const maxSearchLength = 60;

/** Parses the search parameters; drops invalid ones. Uses no schemas: it is part of every page's first load. */
export function businessesSearch({ search, add }: Record<string, unknown>): BusinessesSearch {
  return { search: textOf(search), add: add === true ? true : undefined };
}

// The router reads `?search=24` as a number.
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).slice(0, maxSearchLength) || undefined;
}

/** Returns the businesses whose name or branch contains the search text. */
export function findByName<Named extends { name: string; branchName: string }>(
  businesses: readonly Named[],
  search = '',
): readonly Named[] {
  const wanted = search.trim().toLowerCase();
  return businesses.filter(({ name, branchName }) =>
    `${name} ${branchName}`.toLowerCase().includes(wanted),
  );
}
