import { expect, test } from 'vitest';
import { keyFor } from './lead-key.ts';

const lead = { businessName: 'Bakery', businessAddress: '12 Mill Lane', businessPhone: '555 0142' };

test('the same lead keeps its key, however often it is sent', () => {
  const first = keyFor(lead, undefined);
  expect(keyFor({ ...lead }, first)).toBe(first);
});

test.each(['businessName', 'businessAddress', 'businessPhone'] as const)(
  'a lead with another %s gets a key of its own',
  (field) => {
    const first = keyFor(lead, undefined);
    expect(keyFor({ ...lead, [field]: 'other' }, first).key).not.toBe(first.key);
  },
);
