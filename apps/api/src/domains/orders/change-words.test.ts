import { expect, it } from 'vitest';
import { describeChange, describeMoney, refusedChange } from './change-words.ts';

const cola = { quantity: 2, name: 'Cola', by: null };
const usd = { refund: 0, currency: 'USD' };

it('says what was removed and swapped and how much less it costs', () => {
  const water = { name: 'Water', options: [{ group: 'Size', name: 'Large', price: 50 }] };
  expect(describeChange([cola, { ...cola, quantity: 1, by: water }], { ...usd, refund: 650 })).toBe(
    'Removed 2 × Cola. Swapped 1 × Cola for Water (Large). $ 6.50 less.',
  );
  expect(describeChange([{ ...cola, by: { name: 'Tea', options: [] } }], usd)).toBe(
    'Swapped 2 × Cola for Tea.',
  );
});

it.each([
  ['CARD', 'The money goes back to your card.'],
  ['MARKETPLACE', 'The money goes back to you.'],
  ['AT_COUNTER', 'You pay $ 17.00.'],
  ['ON_DELIVERY', 'You pay $ 17.00.'],
] as const)('tells a customer who pays %s what happens to the money', (payment, words) => {
  const amounts = { subtotal: 2000, discount: 200, tax: 150, tip: 50, deliveryFee: 300 };
  const order = { ...amounts, payment, currency: 'USD' };
  expect(describeMoney(order, 600)).toBe(words);
  expect(describeMoney(order, 0)).toBe('');
});

it('names the faster person, the time and the change', () => {
  const at = new Date('2026-03-04T17:05:00Z');
  const dates = { order: 'MONTH_FIRST', clock: '12_HOUR' } as const;
  const local = { timeZone: 'America/New_York', dates, now: at };
  expect(refusedChange('KM-4821', { by: 'Sam', at, message: 'Removed 2 × Cola.' }, local)).toBe(
    'Sam already changed order KM-4821 at 12:05 PM. Removed 2 × Cola. Nothing else was changed. Check the order and try again.',
  );
});
