import { expect, test } from 'vitest';
import { categoryChoices, suggestionIn } from './category-choices.ts';

const own = [
  { id: 7, name: 'Bread' },
  { id: 8, name: 'Cakes' },
];
const suggested = [
  { name: 'bread', businessNature: 'Bakery' },
  { name: 'Rolls', businessNature: 'Bakery' },
  { name: 'Salads', businessNature: 'Restaurant' },
];

test('own categories come first, then suggestions for the kind of business', () => {
  expect(categoryChoices(own, suggested, [8])).toEqual([
    { group: 'Your categories', items: [{ value: '7', label: 'Bread' }] },
    { group: 'Suggested for Bakery', items: [{ value: 'suggested: Rolls', label: 'Rolls' }] },
    { group: 'Suggested for Restaurant', items: [{ value: 'suggested: Salads', label: 'Salads' }] },
  ]);
});

test('omits an empty group', () => {
  expect(categoryChoices([], [], [])).toEqual([]);
});

test('tells a suggestion from a category by the chosen value', () => {
  expect(suggestionIn('suggested: Rolls')).toBe('Rolls');
  expect(suggestionIn('7')).toBeUndefined();
});
