import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateUse, expectedRate, extraRate, quietestWeekday } from './estimate.ts';

describe('the expected rate', () => {
  it('is the rate of the same goal, or of all campaigns, or the default', () => {
    const few = [{ texts: 49, orders: 40 }];
    const own = [
      { texts: 30, orders: 2 },
      { texts: 30, orders: 1 },
    ];
    const all = [...own, { texts: 140, orders: 17 }];
    expect(expectedRate(own, all)).toEqual({ rate: 500, basis: 'SAME_GOAL' });
    expect(expectedRate(few, all)).toEqual({ rate: 1000, basis: 'OWN_CAMPAIGNS' });
    expect(expectedRate([], few)).toEqual({ rate: 300, basis: 'ASSUMED' });
  });
});

describe('the rate of extra orders', () => {
  const effect = { orders: 6, than: 'USUAL', verdict: 'MORE' } as const;
  const clear = { texts: 60, effect };
  const unclear = { texts: 60, effect: { ...effect, verdict: 'SAME' } as const };

  it('counts a difference that chance explains as none, and fewer orders as a loss', () => {
    const worse = { texts: 60, effect: { ...effect, orders: -3, verdict: 'FEWER' } as const };
    expect(extraRate([unclear], [])).toBe(0);
    expect(extraRate([clear, unclear], [])).toBe(0.05);
    expect(extraRate([clear, worse], [])).toBe(0.025);
  });

  it('is that of the goal, otherwise of all, and unknown below 50 measured texts', () => {
    const unmeasured = { texts: 500, effect: null };
    const few = { texts: 49, effect };
    expect(extraRate([unclear], [clear])).toBe(0);
    expect(extraRate([few, unmeasured], [clear])).toBe(0.1);
    expect(extraRate([], [few, unmeasured])).toBeNull();
  });
});

describe('the estimate', () => {
  it('has the discount of its orders to the half cent', () => {
    const wanted = fc.record({
      agreed: fc.nat(20_000),
      averageOrder: fc.nat(50_000),
      percent: fc.nat(50),
    });
    fc.assert(
      fc.property(wanted, fc.nat(3000), (one, rate) => {
        const { orders, discount } = estimateUse(one, rate);
        expect(orders).toBeLessThanOrEqual(Math.ceil((one.agreed * rate) / 10_000));
        const exact = (orders * one.averageOrder * one.percent) / 100;
        expect(Math.abs(discount - exact)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('the quiet weekday', () => {
  const week = [30, 12, 25, 40, 60, 70, 0].map((orders, at) => ({ weekday: at + 1, orders }));

  it('is the open one with the fewest evening orders', () => {
    expect(quietestWeekday(week)).toBe(2);
  });

  it('is unknown without enough orders or with only two open days', () => {
    expect(
      quietestWeekday(week.map((one) => ({ ...one, orders: one.orders > 0 ? 5 : 0 }))),
    ).toBeNull();
    expect(
      quietestWeekday([
        { weekday: 5, orders: 90 },
        { weekday: 6, orders: 95 },
      ]),
    ).toBeNull();
  });

  it('has no more orders than any other open day', () => {
    const any = fc.array(fc.nat(200), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(any, (counts) => {
        const evenings = counts.map((orders, at) => ({ weekday: at + 1, orders }));
        const quiet = quietestWeekday(evenings);
        const found = evenings.find(({ weekday }) => weekday === quiet);
        const fewer = evenings.filter(({ orders }) => orders > 0 && orders < (found?.orders ?? 0));
        expect(fewer).toEqual([]);
      }),
    );
  });
});
