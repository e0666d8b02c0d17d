import { expect, test } from 'vitest';
import { keyFor } from './send-once.ts';

const lead = { name: 'Bakery', address: '12 Mill Lane', calls: false };

test('the same keeps its key, however often it is sent', () => {
  const first = keyFor(lead, undefined);
  expect(keyFor({ ...lead }, first)).toBe(first);
});

test.each([{ name: 'Other' }, { calls: true }])('with %j it gets a key of its own', (change) => {
  const first = keyFor(lead, undefined);
  expect(keyFor({ ...lead, ...change }, first).key).not.toBe(first.key);
});
