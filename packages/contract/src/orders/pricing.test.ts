import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOrder, type Basket } from './pricing.ts';

const cents = fc.integer({ min: 0, max: 500_000 });
const rate = fc.integer({ min: 0, max: 2500 });

const line = fc.record({
  unitPrice: fc.oneof(fc.integer({ min: 0, max: 30 }), cents),
  quantity: fc.integer({ min: 1, max: 99 }),
  taxRate: fc.integer({ min: 0, max: 250_000 }),
});

const basket: fc.Arbitrary<Basket> = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  discount: fc.oneof(fc.integer({ min: 0, max: 50 }), cents),
  tip: cents,
  feeRate: rate,
});

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** Half up of an exact fraction, in whole numbers: floor((2n + d) / 2d). */
function roundHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}

describe('the price of an order', () => {
  it('has the sum of its lines as the subtotal', () => {
    fc.assert(
      fc.property(basket, (given) => {
        const { lines, subtotal } = priceOrder(given);
        expect(subtotal).toBe(sum(given.lines.map((one) => one.unitPrice * one.quantity)));
        expect(sum(lines.map(({ total }) => total))).toBe(subtotal);
      }),
    );
  });

  it('includes the discount up to the subtotal, split to the cent', () => {
    fc.assert(
      fc.property(basket, (given) => {
        const { lines, subtotal, discount } = priceOrder(given);
        expect(discount).toBe(Math.min(given.discount, subtotal));
        expect(sum(lines.map((one) => one.discount))).toBe(discount);
        for (const one of lines) {
          expect(one.discount).toBeGreaterThanOrEqual(0);
          expect(one.discount).toBeLessThanOrEqual(one.total);
        }
      }),
    );
  });

  it('gives each line a discount within a cent of its exact share', () => {
    fc.assert(
      fc.property(basket, (given) => {
        const { lines, subtotal, discount } = priceOrder(given);
        for (const one of lines) {
          const off =
            BigInt(one.discount) * BigInt(subtotal) - BigInt(discount) * BigInt(one.total);
          const distance = off < 0n ? -off : off;
          expect(distance < BigInt(subtotal) || subtotal === 0).toBe(true);
        }
      }),
    );
  });

  it('taxes each line after its discount, rounded half up, and computes the fee the same way', () => {
    fc.assert(
      fc.property(basket, (given) => {
        const { lines, subtotal, discount, tax, fee } = priceOrder(given);
        lines.forEach((one, index) => {
          const taxed = BigInt(one.total - one.discount) * BigInt(given.lines[index]?.taxRate ?? 0);
          expect(one.tax).toBe(roundHalfUp(taxed, 1_000_000n));
          expect(one.tax).toBeGreaterThanOrEqual(0);
        });
        expect(tax).toBe(sum(lines.map((one) => one.tax)));
        expect(fee).toBe(roundHalfUp(BigInt(subtotal - discount) * BigInt(given.feeRate), 10_000n));
      }),
    );
  });

  it('adds up in whole cents', () => {
    fc.assert(
      fc.property(basket, (given) => {
        const amounts = priceOrder(given);
        const { subtotal, discount, tax, tip, fee, charged, total } = amounts;
        expect(subtotal - discount + tax + tip - fee).toBe(total);
        expect(subtotal - discount + tax + tip).toBe(charged);
        expect(tip).toBe(given.tip);
        expect(
          [subtotal, discount, tax, tip, fee, charged, total].every(Number.isSafeInteger),
        ).toBe(true);
      }),
    );
  });

  it('ignores a negative discount', () => {
    const lines = [{ unitPrice: 1000, quantity: 1, taxRate: 82_500 }];
    expect(priceOrder({ lines, discount: -500, tip: 0, feeRate: 0 })).toMatchObject({
      discount: 0,
      tax: 83,
      total: 1083,
    });
  });
});
