import { expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { onStoredElsewhere, readInTab, readStored, writeInTab, writeStored } from './storage.ts';

test('reads a stored value, or the default if it is missing or invalid', () => {
  writeStored('a', { b: 1 });
  writeInTab('a', 2);
  expect(readStored('a', z.object({ b: z.number() }), { b: 0 })).toEqual({ b: 1 });
  expect(readInTab('a', z.number(), 0)).toBe(2);
  expect(readStored('a', z.number(), 7)).toBe(7);
  expect(readStored('none', z.optional(z.number()), 7)).toBe(7);
  writeInTab('a', undefined);
  expect(readInTab('a', z.number(), 0)).toBe(0);
  localStorage.setItem('a', '{');
  expect(readStored('a', z.number(), 7)).toBe(7);
});

test("doesn't fail in a browser that stores nothing", () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  writeStored('a', 1);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  expect(readStored('a', z.number(), 7)).toBe(7);
});

test('reports changes of other tabs until unsubscribed', () => {
  const onChange = vi.fn<() => void>();
  const end = onStoredElsewhere('a', onChange);
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  tell('b');
  expect(onChange).not.toHaveBeenCalled();
  tell('a');
  tell(null);
  expect(onChange).toHaveBeenCalledTimes(2);
  end();
  tell('a');
  expect(onChange).toHaveBeenCalledTimes(2);
});
