import { expect, it } from 'vitest';
import { shareReadings } from './shared-reading.ts';

it('gives every caller a read that began after its call, with two reads for any number of callers', async () => {
  const share = shareReadings<number>();
  const begun: (() => void)[] = [];
  const read = async (): Promise<number> => {
    const number = begun.length + 1;
    await new Promise<void>((resolve) => begun.push(resolve));
    return number;
  };
  const first = share('store', read);
  const others = Array.from({ length: 100 }, async () => share('store', read));
  begun[0]?.();
  expect(await first).toBe(1);
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.();
  expect(new Set(await Promise.all(others))).toEqual(new Set([2]));
});

it('keeps different keys separate', async () => {
  const share = shareReadings<string>();
  const answers = ['a', 'b'].map(async (key) => share(key, async () => key));
  expect(await Promise.all(answers)).toEqual(['a', 'b']);
});

it('fails only for the callers of the failed read', async () => {
  const share = shareReadings<string>();
  const failing = share('store', async () => {
    throw new Error('no database');
  });
  const next = share('store', async () => 'unused');
  await expect(failing).rejects.toThrow('no database');
  await expect(next).rejects.toThrow('no database');
  expect(await share('store', async () => 'read')).toBe('read');
});
