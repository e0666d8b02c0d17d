import { expect, test, vi } from 'vitest';
import { createKey } from './idempotency-key.ts';

test('creates unique keys, even on a page without HTTPS', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 100 }, createKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[\d-]{7,43}$/);
});
