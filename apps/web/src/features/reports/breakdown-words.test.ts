import { expect, it } from 'vitest';
import { countWords, describeUncounted } from './breakdown-words.ts';

const none = { orders: 0, total: 0 };

it.each([
  [none, none, ''],
  [
    { orders: 1, total: 1250 },
    none,
    '1 cancelled order ($\u00A012.50) is listed but not included.',
  ],
  [none, { orders: 2, total: 900 }, '2 expired orders ($\u00A09.00) are listed but not included.'],
  [
    { orders: 1, total: 1250 },
    { orders: 1, total: 900 },
    '1 cancelled order ($\u00A012.50) and 1 expired order ($\u00A09.00) are listed but not included.',
  ],
])('%o and %o are described', (cancelled, expired, words) => {
  expect(describeUncounted({ cancelled, expired }, 'USD')).toBe(words);
});

it('describes counts in words', () => {
  expect([countWords(1, 'order'), countWords(1204, 'order')]).toEqual(['1 order', '1,204 orders']);
});
