import { expect, it } from 'vitest';
import { mapInChunks } from './map-in-chunks.ts';

it('keeps the order of items and yields to other work', async () => {
  let turns = 0;
  let isDone = false;
  const takeTurns = (): void => {
    turns += 1;
    if (!isDone) setImmediate(takeTurns);
  };
  setImmediate(takeTurns);
  const items = Array.from({ length: 2000 }, (_, n) => n);
  const results = await mapInChunks(items, (item, index) => [item, index]);
  isDone = true;
  expect(results).toEqual(items.map((n) => [n, n]));
  expect(turns).toBeGreaterThan(3);
});
