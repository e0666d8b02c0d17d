import { changePrice } from '@counter/contract/menu';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankValues, readEdit, valuesOf, type BulkValues } from './bulk-values.ts';

const newYork = 'America/New_York';
const read = (change: Partial<BulkValues>) =>
  readEdit({ ...blankValues('2026-11-22T15:00'), ...change }, newYork);

test('omits values that stay', () => {
  expect(read({})).toEqual({ nothing: true });
  expect(read({ category: '7' })).toEqual({ edit: { categoryId: 7 } });
});

test('sets, raises and lowers prices', () => {
  expect(read({ price: 'SET', amount: 500 })).toEqual({
    edit: { price: { kind: 'SET', amount: 500 } },
  });
  expect(read({ price: 'LOWER', amount: 50 })).toEqual({
    edit: { price: { kind: 'BY_AMOUNT', amount: -50 } },
  });
  expect(read({ price: 'RAISE_PERCENT', percent: 12.5 })).toEqual({
    edit: { price: { kind: 'BY_PERCENT', basisPoints: 1250 } },
  });
});

test("sets a tax rate, the store's rate, and the time unavailable", () => {
  expect(read({ tax: 'SET', taxRate: 8.875 })).toEqual({ edit: { taxRate: 8.875 } });
  expect(read({ tax: 'STORE' })).toEqual({ edit: { taxRate: null } });
  expect(read({ availability: 'AVAILABLE' })).toEqual({
    edit: { availability: { available: true } },
  });
  expect(read({ availability: 'AT' })).toEqual({
    edit: { availability: { available: false, until: '2026-11-22T20:00:00.000Z' } },
  });
  expect(read({ availability: 'CHANGED' })).toEqual({
    edit: { availability: { available: false, until: null } },
  });
});

test('errors are reported at their fields', () => {
  expect(read({ price: 'SET' })).toEqual({
    problems: [{ field: 'amount', message: 'Price is required' }],
  });
  expect(read({ price: 'LOWER' })).toEqual({
    problems: [{ field: 'amount', message: 'Amount is required' }],
  });
  expect(read({ price: 'LOWER_PERCENT', percent: 100.01 })).toEqual({
    problems: [{ field: 'percent', message: 'At most 100% off' }],
  });
  expect(read({ price: 'RAISE_PERCENT', percent: 1000.01 })).toEqual({
    problems: [{ field: 'percent', message: 'At most 1,000% more' }],
  });
  expect(read({ price: 'RAISE_PERCENT', percent: Number.NaN })).toEqual({
    problems: [{ field: 'percent', message: 'Percentage is required' }],
  });
  expect(read({ tax: 'SET' })).toEqual({
    problems: [{ field: 'taxRate', message: 'Tax rate is required' }],
  });
  expect(read({ tax: 'SET', taxRate: 25.01 })).toEqual({
    problems: [
      {
        field: 'taxRate',
        message: 'Tax rate must be between 0 and 25, with up to 4 decimals',
      },
    ],
  });
  expect(read({ availability: 'AT', at: '' })).toEqual({
    problems: [{ field: 'at', message: 'Choose a date and a time' }],
  });
});

test('raising and lowering by the same percentage change a price by the same amount', () => {
  const percents = fc.integer({ min: 0, max: 10_000 }).map((points) => points / 100);
  fc.assert(
    fc.property(percents, fc.nat(100_000), (percent, price) => {
      const [raise, lower] = [
        read({ price: 'RAISE_PERCENT', percent }),
        read({ price: 'LOWER_PERCENT', percent }),
      ];
      if (!('edit' in raise) || !('edit' in lower)) throw new Error('a percentage was refused');
      if (!raise.edit.price || !lower.edit.price) throw new Error('no price was read');
      const [up, down] = [
        changePrice(price, raise.edit.price),
        changePrice(price, lower.edit.price),
      ];
      expect(up - price).toBe(price - down);
    }),
  );
});

test('a planned change survives a round trip through the form', () => {
  const later = '2030-11-25T15:30:00.000Z';
  const price = fc.oneof(
    fc.record({ kind: fc.constant('SET' as const), amount: fc.nat(100_000) }),
    fc.record({
      kind: fc.constant('BY_AMOUNT' as const),
      amount: fc.integer({ min: 1, max: 9999 }),
    }),
    fc.record({
      kind: fc.constant('BY_PERCENT' as const),
      basisPoints: fc.integer({ min: -9999, max: -1 }),
    }),
  );
  const availability = fc.oneof(
    fc.constant({ available: true }),
    fc.constantFrom('TODAY', null, later).map((until) => ({ available: false, until })),
  );
  const edits = fc.record(
    {
      price,
      taxRate: fc.constantFrom(null, 8.875),
      availability,
      categoryId: fc.integer({ min: 1, max: 99 }),
    },
    { requiredKeys: ['price'] },
  );
  fc.assert(
    fc.property(edits, (edit) => {
      const values = valuesOf({ edit, at: later }, newYork);
      expect(readEdit(values, newYork)).toEqual({ edit, at: later });
    }),
  );
});

test('a change must be planned for a future time', () => {
  const past = read({ category: '7', when: 'LATER', planAt: '2020-01-01T10:00' });
  expect(past).toMatchObject({ problems: [{ field: 'planAt' }] });
  expect(read({ category: '7', when: 'LATER', planAt: '' })).toEqual(past);
});
