import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** A chunk takes so little time that no request notices. */
const chunkSize = 250;

/** Maps many items in chunks, with other work getting its turn in between. */
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
