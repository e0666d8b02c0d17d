import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { formatTaxRate, taxOn, taxPercent, taxRate, toTaxPercent, toTaxRate } from './tax-rate.ts';

const field = taxPercent('Tax rate is required', 'Tax rate');
const rates = fc.integer({ min: 0, max: 250_000 });
const amounts = fc.oneof(
  fc.integer({ min: 0, max: 2000 }),
  fc.integer({ min: 0, max: 100_000_000 * 99 }),
);

/** A rate as somebody may write it: 88750 as 8.875 or 8.8750. */
function written(rate: number, decimals: number): string {
  const digits = String(rate).padStart(5, '0');
  const fraction = digits.slice(-4).replace(/0+$/, '').padEnd(decimals, '0');
  return fraction === '' ? digits.slice(0, -4) : `${digits.slice(0, -4)}.${fraction}`;
}

describe('a tax rate', () => {
  it('reads back as text and as a number exactly as written', () => {
    fc.assert(
      fc.property(rates, fc.integer({ min: 0, max: 4 }), (rate, decimals) => {
        const text = written(rate, decimals);
        const percent = z.parse(field, text);
        expect(z.parse(field, Number(text))).toBe(percent);
        expect(toTaxRate(percent)).toBe(rate);
        expect(z.parse(taxRate, rate)).toBe(rate);
        expect(toTaxRate(z.parse(field, toTaxPercent(rate)))).toBe(rate);
        expect(formatTaxRate(rate)).toBe(`${written(rate, 0)}%`);
      }),
    );
  });

  it.each(['25.0001', '-0.0001', '8.87501', '8,875', '1e1', 'eight'])('rejects %s', (text) => {
    expect(z.safeParse(field, text).error?.issues[0]?.message).toBe(
      'Tax rate must be between 0 and 25, with up to 4 decimals',
    );
  });
});

describe('the tax on an amount', () => {
  it('is the exact share, rounded half up', () => {
    fc.assert(
      fc.property(amounts, rates, (minor, rate) => {
        // tax - 1/2 <= minor * rate / 1,000,000 < tax + 1/2, in whole numbers.
        const tax = BigInt(taxOn(minor, rate));
        const twice = 2n * BigInt(minor) * BigInt(rate);
        expect((2n * tax - 1n) * 1_000_000n <= twice).toBe(true);
        expect(twice < (2n * tax + 1n) * 1_000_000n).toBe(true);
      }),
    );
  });

  it.each([
    ['New York City', 10_000, 88_750, 888],
    ['a half cent of New York City', 400, 88_750, 36],
    ['just below a half', 100, 84_999, 8],
    ['a half', 100, 85_000, 9],
    ['the smallest rate', 1_000_000, 1, 1],
    ['nothing', 0, 88_750, 0],
    ['the largest line at the largest rate', 9_900_000_000, 250_000, 2_475_000_000],
  ])('of %s', (_, minor, rate, tax) => {
    expect(taxOn(minor, rate)).toBe(tax);
  });

  it('differs from the tax at a rate rounded to two decimals', () => {
    expect(taxOn(99_900, 88_750)).not.toBe(taxOn(99_900, 88_800));
  });
});
