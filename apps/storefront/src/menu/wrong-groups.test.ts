import { describe, expect, it } from 'vitest';
import { aProduct } from '../testing/fixtures.ts';
import { wrongGroups } from './wrong-groups.ts';

const option = (id: number) => ({
  id,
  name: `Option ${id}`,
  price: 0,
  available: true,
  reason: '',
});

function messageFor(name: string, minimum: number, maximum: number): string | undefined {
  const group = { id: 1, name, minimum, maximum, choices: [option(1), option(2), option(3)] };
  const products = [aProduct({ optionGroups: [group] })];
  const nothing = { options: {}, quantity: 1, specialInstructions: '' };
  return wrongGroups(products, nothing)[0]?.message;
}

describe('a group with too few options chosen', () => {
  it.each([
    ['Heat level', 1, 1, 'Choose one for Heat level.'],
    ['Sides', 2, 2, 'Choose 2 for Sides.'],
    ['Sides', 1, 3, 'Choose at least 1 for Sides.'],
    ['Extras', 0, 3, undefined],
  ])('"%s" from %i to %i: %s', (name, minimum, maximum, message) =>
    expect(messageFor(name, minimum, maximum)).toBe(message),
  );

  it('is reported without the complete groups of the same product', () => {
    const group = (id: number) => ({
      id,
      name: 'Bread',
      minimum: 1,
      maximum: 1,
      choices: [option(id * 10)],
    });
    const products = [aProduct({ id: 7, optionGroups: [group(1), group(2)] })];
    const choice = { options: { 7: [10] }, quantity: 1, specialInstructions: '' };
    expect(wrongGroups(products, choice)).toEqual([
      { id: 'options-7-2', message: 'Choose one for Bread.' },
    ]);
  });
});
