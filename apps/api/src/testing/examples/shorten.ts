/** The number of list entries that an example shows. */
const shown = 2;

/** Shortens the lists of an example as far as the contract accepts that. */
export function shorten(example: unknown, accepts: (value: unknown) => boolean): unknown {
  const all = cut(example, () => true);
  if (accepts(all)) return all;
  // Some list can't be shortened, so try them one by one.
  let best = example;
  for (const path of listsOf(example)) {
    const tried = cut(best, (at) => at === path);
    if (accepts(tried)) best = tried;
  }
  return best;
}

function cut(value: unknown, isCut: (path: string) => boolean, path = ''): unknown {
  if (Array.isArray(value)) {
    const kept: readonly unknown[] = isCut(path) ? value.slice(0, shown) : value;
    return kept.map((one) => cut(one, isCut, path));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, cut(one, isCut, `${path}.${name}`)]),
  );
}

function listsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    return [...new Set([path, ...value.flatMap((one) => listsOf(one, path))])];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => listsOf(one, `${path}.${name}`));
}
