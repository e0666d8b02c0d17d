import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareByWeights } from './tips.ts';

const amounts = fc.integer({ min: 0, max: 100_000_00 });
const weights = fc.array(fc.integer({ min: 0, max: 24 * 60 }), { minLength: 1, maxLength: 30 });

describe('tip shares by hours worked', () => {
  it('add up to the tips to the cent if anyone worked', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, minutes) => {
        const shares = shareByWeights(amount, minutes);
        const worked = minutes.some((one) => one > 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(worked ? amount : 0);
      }),
    );
  });

  it("are within a cent of the exact share and zero for anyone who didn't work", () => {
    fc.assert(
      fc.property(amounts, weights, (amount, minutes) => {
        const all = Math.max(
          1,
          minutes.reduce((sum, one) => sum + one, 0),
        );
        const shares = shareByWeights(amount, minutes);
        const off = shares.map((share, place) => share - (amount * (minutes[place] ?? 0)) / all);
        expect(off.every((cents) => Math.abs(cents) < 1)).toBe(true);
        const idle = shares.filter((_share, place) => minutes[place] === 0);
        expect(idle.every((share) => share === 0)).toBe(true);
      }),
    );
  });

  it('are never smaller for more hours', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, minutes) => {
        const shares = shareByWeights(amount, minutes);
        const byTime = shares
          .map((share, place) => ({ share, time: minutes[place] ?? 0 }))
          .toSorted((one, other) => one.time - other.time || one.share - other.share);
        const inOrder = byTime.map(({ share }) => share);
        expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
      }),
    );
  });

  it('give the odd cent to the largest remainder, or the first of equals', () => {
    expect(shareByWeights(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareByWeights(5, [1, 2])).toEqual([2, 3]);
    expect(shareByWeights(10, [0, 0])).toEqual([0, 0]);
    expect(shareByWeights(-10, [1])).toEqual([0]);
  });
});
