import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWithHeldOut, compareWithUsual, effectOf, usualWeeks } from './campaign-effect.ts';

const counts = fc.record({
  customers: fc.nat(2000),
  orders: fc.nat(2000),
  earlier: fc.nat(8000),
});

describe('the effect of a campaign', () => {
  it('is unknown with few recipients or few earlier orders', () => {
    fc.assert(
      fc.property(counts, ({ customers, orders, earlier }) => {
        const told = compareWithUsual({ customers, orders, earlier });
        expect(told === null).toBe(customers < 30 || earlier < 40);
      }),
    );
  });

  it('is more only above the usual rate, fewer only below and neither at the usual rate', () => {
    fc.assert(
      fc.property(counts, ({ customers, orders, earlier }) => {
        const told = compareWithUsual({ customers, orders, earlier });
        const difference = Math.sign(orders * usualWeeks - earlier);
        const claims = { MORE: 1, FEWER: -1, SAME: difference };
        expect(claims[told?.verdict ?? 'SAME']).toBe(difference);
        const same = compareWithUsual({ customers: 30, orders, earlier: orders * usualWeeks });
        expect(same?.verdict ?? 'SAME').toBe('SAME');
      }),
    );
  });

  it('is the same if chance explains the difference', () => {
    const of = (orders: number) =>
      compareWithUsual({ customers: 200, orders, earlier: 800 })?.verdict;
    // 100 a week usually, give or take 21.
    expect([of(100), of(120), of(121), of(79), of(78)]).toEqual([
      'SAME',
      'SAME',
      'MORE',
      'FEWER',
      'FEWER',
    ]);
  });
});

const groups = fc
  .tuple(fc.nat(3000), fc.nat(400), fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(100))
  .map(([texted, heldOut, share, percent]) => ({
    texted,
    textedWhoOrdered: Math.floor(texted * share),
    heldOut,
    heldOutWhoOrdered: Math.floor((heldOut * percent) / 100),
  }));

describe('a campaign with a holdout group', () => {
  it('reports more only if a larger share ordered, and nothing for small groups', () => {
    fc.assert(
      fc.property(groups, (counted) => {
        const { verdict } = compareWithHeldOut(counted);
        const { texted, textedWhoOrdered, heldOut, heldOutWhoOrdered } = counted;
        const difference = Math.sign(textedWhoOrdered * heldOut - heldOutWhoOrdered * texted);
        const claims = { MORE: 1, FEWER: -1, SAME: difference, TOO_FEW: difference };
        expect(claims[verdict]).toBe(difference);
        expect(Math.min(texted, heldOut) >= 10 || verdict === 'TOO_FEW').toBe(true);
      }),
    );
  });

  it('is the same if chance explains the difference', () => {
    const of = (textedWhoOrdered: number) =>
      compareWithHeldOut({ texted: 900, textedWhoOrdered, heldOut: 100, heldOutWhoOrdered: 10 })
        .verdict;
    // A tenth orders anyway, give or take 6 in a hundred.
    expect([of(90), of(150), of(159), of(160)]).toEqual(['SAME', 'SAME', 'SAME', 'MORE']);
  });
});

describe('the orders that a campaign brought', () => {
  const comparison = {
    customers: 90,
    orders: 29,
    usualHundredths: 26_63,
    verdict: 'SAME',
  } as const;
  const control = {
    texted: 90,
    textedWhoOrdered: 45,
    heldOut: 20,
    heldOutWhoOrdered: 6,
    verdict: 'MORE',
  } as const;

  it('are those beyond the held out customers, otherwise beyond the usual ones', () => {
    expect(effectOf({ comparison, control })).toEqual({
      orders: 18,
      than: 'HELD_OUT',
      verdict: 'MORE',
    });
    expect(effectOf({ comparison, control: null })).toEqual({
      orders: 2,
      than: 'USUAL',
      verdict: 'SAME',
    });
  });

  it('are unknown for too few customers', () => {
    expect(effectOf({ comparison: null, control: null })).toBeNull();
    const few = { ...control, verdict: 'TOO_FEW' } as const;
    expect(effectOf({ comparison: null, control: few })).toBeNull();
    expect(effectOf({ comparison, control: few })?.than).toBe('USUAL');
  });
});
