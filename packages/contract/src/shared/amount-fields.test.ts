import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { largestPrice, moneyAmount, tipCents, wholeNumber } from './amount-fields.ts';

type Schema = ReturnType<typeof moneyAmount>;

/** Returns what a field says of a value; nothing where it takes it. */
function saidOf(schema: Schema, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

const fraction = fc.double({ noNaN: true, noDefaultInfinity: true, min: 0.01, max: 1e6 });

test.each([
  [0, undefined],
  [500, undefined],
  [501, 'Tip must be from 0 to 500 cents'],
  [-1, 'Tip must be from 0 to 500 cents'],
  [2.5, 'Enter the tip in cents, as a whole number'],
  ['300', 'Enter the tip in cents, as a whole number'],
  [null, 'Enter the tip in cents, as a whole number'],
])('a tip of %s gets the error: %s', (value, said) => {
  expect(tipCents(500).safeParse(value).error?.issues[0]?.message).toBe(said);
});

describe('an amount of money', () => {
  const price = moneyAmount('Price');

  test('may be from zero to a million, in whole cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: largestPrice }), (cents) => {
        expect(price.parse(cents)).toBe(cents);
      }),
    );
  });

  test.each([
    [undefined, 'Price is required'],
    [null, 'Price is required'],
    [Number.NaN, 'Enter an amount such as 12.50'],
    ['12', 'Enter the price in cents, as a whole number'],
    [-1, 'Must not be below 0'],
    [0, undefined],
    [largestPrice, undefined],
    [largestPrice + 1, 'Enter 1,000,000.00 or less'],
  ])('that is %s gets the error: %s', (value, said) => {
    expect(saidOf(price, value)).toBe(said);
  });

  test('has no fractions of a cent', () => {
    fc.assert(
      fc.property(fraction, (value) => {
        fc.pre(!Number.isInteger(value));
        expect(saidOf(price, value)).toBe('Enter the price in cents, as a whole number');
      }),
    );
  });

  test('has its own message when it is missing', () => {
    expect(saidOf(moneyAmount('Price', 'Name a price'), null)).toBe('Name a price');
  });
});

describe('a whole number', () => {
  const hours = wholeNumber('Hours are required', 2, 5);
  const range = 'Enter a whole number from 2 to 5';

  test.each([
    [undefined, 'Hours are required'],
    [null, 'Hours are required'],
    [Number.NaN, range],
    ['3', range],
    [2.5, range],
    [1, range],
    [2, undefined],
    [5, undefined],
    [6, range],
  ])('that is %s gets the error: %s', (value, said) => {
    expect(saidOf(hours, value)).toBe(said);
  });

  test('has commas in the message about a large one', () => {
    expect(saidOf(wholeNumber('Uses are required', 1, 1_000_000), 0)).toBe(
      'Enter a whole number from 1 to 1,000,000',
    );
  });
});
