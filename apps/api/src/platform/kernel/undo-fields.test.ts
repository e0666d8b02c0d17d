import { expect, it } from 'vitest';
import { describeUndone, undoFields } from './undo-fields.ts';

const until = '2026-03-05T05:00:00.000Z';
const kept = {
  before: { price: 650, available: true, unavailableUntil: null, fees: { fee: 1, kind: 'FLAT' } },
  after: { price: 715, available: false, unavailableUntil: until, fees: { fee: 2, kind: 'FLAT' } },
};
const word = ['available', 'unavailableUntil'];

it('puts back what is as the change left it, whatever the order of its fields', () => {
  const now = {
    price: 715,
    available: false,
    unavailableUntil: new Date(until),
    fees: { kind: 'FLAT', fee: 2 },
    name: 'Rye bread',
  };
  expect(undoFields(now, kept, word)).toEqual({ restored: kept.before, left: [] });
});

it('leaves what was changed since, and names it', () => {
  const now = { ...kept.after, price: 800 };
  const { price: _price, ...others } = kept.before;
  expect(undoFields(now, kept, word)).toEqual({ restored: others, left: ['price'] });
});

it('leaves fields that belong together if one of them changed', () => {
  const now = { ...kept.after, unavailableUntil: null };
  const { restored, left } = undoFields(now, kept, word);
  expect(restored).toEqual({ price: 650, fees: kept.before.fees });
  expect(left).toEqual(word);
});

it.each([
  [[], 'The change was undone.'],
  [['minimum order'], 'The change was undone, but for what changed since: minimum order.'],
  [
    ['a', 'b', 'c', 'd', 'e'],
    'The change was undone, but for what changed since: a, b, c and 2 more.',
  ],
])('says what was left of %j', (left, words) => {
  expect(describeUndone(left)).toBe(words);
});
