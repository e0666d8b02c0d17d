import { expect, test } from 'vitest';
import { mapSome } from './map-some.ts';

test('maps each item once and in order, with limited concurrency', async () => {
  const items = Array.from({ length: 11 }, (_, n) => n);
  let running = 0;
  let most = 0;
  const doubled = await mapSome(items, 4, async (n) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = n % 3; turn >= 0; turn -= 1) await Promise.resolve();
    running -= 1;
    return n * 2;
  });
  expect(doubled).toEqual(items.map((n) => n * 2));
  expect(most).toBe(4);
});

test('maps an empty list to an empty list', async () => {
  expect(await mapSome([], 4, async (n: number) => n)).toEqual([]);
});
