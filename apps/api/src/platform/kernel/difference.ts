type Fields = Readonly<Record<string, unknown>>;

type Difference = { readonly before: Fields; readonly after: Fields };

/** Returns the fields that differ between two states, before and after; undefined if none do. */
export function differenceOf<Facts extends object>(
  before: Facts,
  after: Facts,
): Difference | undefined {
  const was = new Map(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(was.get(name)) !== JSON.stringify(value),
  );
  if (changed.length === 0) return undefined;
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, was.get(name)])),
    after: Object.fromEntries(changed),
  };
}
