/** Maps items with limited concurrency. Results are in the order of the items. */
export async function mapSome<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const work = async () => {
    // The workers share one iterator, so each item is taken once.
    for (const [place, item] of rest) results[place] = await map(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
