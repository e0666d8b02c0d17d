/** The search parameters of My Business. */
export interface BusinessesSearch {
  search?: string | undefined;
  /** The form for a new business stands in place of the list. */
  add?: true | undefined;
}

const maxSearchLength = 60;

/**
 * Reads an address; what makes no sense there is left out. It is part of every page's first load, so it
 * does without schemas.
 */
export function businessesSearch({ search, add }: Record<string, unknown>): BusinessesSearch {
  return { search: textOf(search), add: add === true ? true : undefined };
}

// The router reads `?search=24` as a number.
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).slice(0, maxSearchLength) || undefined;
}

/** The businesses whose name or branch holds what is searched for. */
export function findByName<Named extends { name: string; branchName: string }>(
  businesses: readonly Named[],
  search = '',
): readonly Named[] {
  const wanted = search.trim().toLowerCase();
  return businesses.filter(({ name, branchName }) =>
    `${name} ${branchName}`.toLowerCase().includes(wanted),
  );
}
