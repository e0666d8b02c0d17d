import { expect, test } from 'vitest';
import { keyFor } from './send-once.ts';

const lead = { name: 'Bakery', address: '12 Mill Lane', calls: false };

test('the same values keep their key, however often they are sent', () => {
  const first = keyFor(lead, undefined);
  expect(keyFor({ ...lead }, first)).toBe(first);
});

test.each([{ name: 'Other' }, { calls: true }])('a change to %j gets a new key', (change) => {
  const first = keyFor(lead, undefined);
  expect(keyFor({ ...lead, ...change }, first).key).not.toBe(first.key);
});
