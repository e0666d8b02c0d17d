import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { centsHint, moneyAmount, moneyHint } from './amount-fields.ts';
import { fieldRule, fileText } from './fields.ts';

const messagesOf = (schema: z.core.$ZodType, value: unknown) =>
  z
    .safeParse(schema, value)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('a cross-field rule', () => {
  const names = z.object({
    names: z.array(z.string()),
    first: z.string().check(z.minLength(2, 'short')),
  });
  type Fields = z.output<typeof names>;
  const ruled = names.check(
    fieldRule<Fields>('first', 'not among the names', ({ names: all, first = '' }) =>
      all === undefined ? true : all.includes(first),
    ),
  );

  it("runs even if another field's content is invalid", () => {
    expect(messagesOf(ruled, { names: ['Ada'], first: 'A' })).toEqual([
      'first: short',
      'first: not among the names',
    ]);
  });

  it.each([[1], [null], [undefined], [{}], ['Ada'], [[1]]])('never gets %j for a list', (all) => {
    expect(messagesOf(ruled, { names: all, first: 'Ada' })).toHaveLength(1);
  });

  it('adds no error to a field of the wrong type', () => {
    expect(messagesOf(ruled, { names: ['Ada'], first: 1 })).toHaveLength(1);
  });
});

describe('an amount', () => {
  it.each([
    [undefined, 'Price is required'],
    [null, 'Price is required'],
    ['12.50', 'Enter the price in cents, as a whole number'],
    [12.5, 'Enter the price in cents, as a whole number'],
    [{}, 'Enter the price in cents, as a whole number'],
    [Number.NaN, moneyHint],
    [-1, 'Must not be below 0'],
    [100_000_001, 'Enter 1,000,000.00 or less'],
  ])('of %j gets a message with the right grammar', (value, message) => {
    expect(messagesOf(moneyAmount('Price'), value)).toEqual([`: ${message}`]);
  });

  it('names its unit in the hint', () => {
    expect(centsHint('Option price')).toBe('Enter the option price in cents, as a whole number');
  });
});

describe("a file's text", () => {
  it.each([
    [undefined, 'Choose a file'],
    ['', 'The file is empty.'],
    ['PK\0\0name', 'This is no CSV file.'],
  ])('%j is refused with a message', (value, message) => {
    expect(messagesOf(fileText('This is no CSV file.'), value)).toEqual([`: ${message}`]);
  });
});
