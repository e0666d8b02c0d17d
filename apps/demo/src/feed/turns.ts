/** Returns the stores in turn order. Every second turn is the first store's. */
export function createTurns(stores: readonly string[]): string[] {
  const [first, ...others] = stores;
  if (first === undefined) return [];
  return others.length === 0 ? [first] : others.flatMap((other) => [first, other]);
}
