import { expect, it } from 'vitest';
import { batchReadings } from './batch-readings.ts';

/** A reading that ends when it is told to, and what it was asked. */
function heldReadings() {
  const begun: { readonly keys: readonly number[]; readonly end: () => void }[] = [];
  const read = batchReadings(async (keys: readonly number[]) => {
    await new Promise<void>((resolve) => begun.push({ keys, end: resolve }));
    return keys.map((key) => key * 10);
  });
  return { begun, read };
}

it('gives each caller the result for its key', async () => {
  const read = batchReadings(async (keys: readonly number[]) => keys.map((key) => key * 10));
  expect(await Promise.all([3, 1, 2, 3].map(read))).toEqual([30, 10, 20, 30]);
});

it('batches keys requested during running reads, and never reads before the request', async () => {
  const { begun, read } = heldReadings();
  const first = read(1);
  await expect.poll(() => begun.length).toBe(1);
  const second = read(2);
  await expect.poll(() => begun.length).toBe(2);
  const later = [3, 4, 5].map(read);
  expect(begun.map(({ keys }) => keys)).toEqual([[1], [2]]);
  begun[0]?.end();
  expect(await first).toBe(10);
  await expect.poll(() => begun.at(2)?.keys).toEqual([3, 4, 5]);
  begun[2]?.end();
  expect(await Promise.all(later)).toEqual([30, 40, 50]);
  begun[1]?.end();
  expect(await second).toBe(20);
});

it('reads at most a hundred keys at a time and skips none', async () => {
  const sizes: number[] = [];
  const read = batchReadings(async (keys: readonly number[]) => {
    sizes.push(keys.length);
    return keys;
  });
  const keys = Array.from({ length: 250 }, (_, index) => index);
  expect(await Promise.all(keys.map(read))).toEqual(keys);
  expect(Math.max(...sizes)).toBe(100);
});

it('fails only the callers of a failed read and continues for the others', async () => {
  let fails = true;
  const read = batchReadings(async (keys: readonly number[]) => {
    if (fails) throw new Error('no database');
    return keys;
  });
  await expect(Promise.all([1, 2].map(read))).rejects.toThrow('no database');
  fails = false;
  expect(await read(3)).toBe(3);
});

it('fails if a key has no result', async () => {
  const read = batchReadings(async (keys: readonly number[]) => keys.slice(1));
  await expect(Promise.all([1, 2].map(read))).rejects.toThrow('not every key was answered');
});
