import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWithUsual, usualWeeks } from './campaign-effect.ts';

const counts = fc.record({
  customers: fc.nat(2000),
  orders: fc.nat(2000),
  earlier: fc.nat(8000),
});

describe('the effect of a campaign', () => {
  it('is not told of few recipients or few earlier orders, whatever came after', () => {
    fc.assert(
      fc.property(counts, ({ customers, orders, earlier }) => {
        const told = compareWithUsual({ customers, orders, earlier });
        expect(told === null).toBe(customers < 30 || earlier < 40);
      }),
    );
  });

  it('is more only above the usual rate, fewer only below, and never of the usual number', () => {
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

  it('leaves to chance what chance makes', () => {
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
