/** Maps items in their order, so many at once. */
export async function mapSome<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const work = async () => {
    // The workers share one iterator, so that each item is taken once.
    for (const [place, item] of rest) results[place] = await map(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
