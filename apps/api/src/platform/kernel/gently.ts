import { setImmediate as breathe } from 'node:timers/promises';

/** Quick enough that nobody waits for it. */
const sliceSize = 250;

/**
 * Maps many items on the one thread that answers everybody, in slices between which whatever else waits
 * has its turn.
 */
export async function mapGently<Item, Result>(
  items: readonly Item[],
  toResult: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += sliceSize) {
    if (from > 0) await breathe();
    for (const [index, item] of items.slice(from, from + sliceSize).entries()) {
      results.push(toResult(item, from + index));
    }
  }
  return results;
}
