/** The stores in the order in which they take turns: every second turn is the first store's. */
export function createTurns(stores: readonly string[]): string[] {
  const [first, ...others] = stores;
  if (first === undefined) return [];
  return others.length === 0 ? [first] : others.flatMap((other) => [first, other]);
}
