import { expect, it } from 'vitest';
import { describeUndone, undoFields } from './undo-fields.ts';

const until = '2026-03-05T05:00:00.000Z';
const kept = {
  before: { price: 650, available: true, unavailableUntil: null, fees: { fee: 1, kind: 'FLAT' } },
  after: { price: 715, available: false, unavailableUntil: until, fees: { fee: 2, kind: 'FLAT' } },
};
const word = ['available', 'unavailableUntil'];

it('restores fields that still have the changed value, whatever their order', () => {
  const now = {
    price: 715,
    available: false,
    unavailableUntil: new Date(until),
    fees: { kind: 'FLAT', fee: 2 },
    name: 'Rye bread',
  };
  expect(undoFields(now, kept, word)).toEqual({ restored: kept.before, left: [] });
});

it('keeps and names fields that were changed again', () => {
  const now = { ...kept.after, price: 800 };
  const { price: _price, ...others } = kept.before;
  expect(undoFields(now, kept, word)).toEqual({ restored: others, left: ['price'] });
});

it('keeps fields that belong together if one of them was changed again', () => {
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
])('describes what it kept of %j', (left, words) => {
  expect(describeUndone(left)).toBe(words);
});
