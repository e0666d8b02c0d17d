import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Quick enough that nobody waits for it. */
const chunkSize = 250;

/**
 * Maps many items on the one thread that answers everybody, in slices between which whatever else waits
 * has its turn.
 */
export async function mapInChunks<Item, Result>(
  items: readonly Item[],
  toResult: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += chunkSize) {
    if (from > 0) await yieldToEventLoop();
    for (const [index, item] of items.slice(from, from + chunkSize).entries()) {
      results.push(toResult(item, from + index));
    }
  }
  return results;
}
