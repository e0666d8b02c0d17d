import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storeAccounts } from './ledger.accounts.ts';
import type { AccountAmount } from './statement.schemas.ts';
import { waterfallAccounts } from './waterfall-accounts.ts';
import { waterfallOf } from './waterfall.ts';

const change = fc.record({
  account: fc.constantFrom(...storeAccounts),
  amount: fc.oneof(fc.constant(0), fc.integer({ min: -5_000_000, max: 5_000_000 })),
});
const changes = fc.array(change, { maxLength: 40 });

const sumOf = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);
const without = (sums: readonly AccountAmount[], ...accounts: readonly string[]) =>
  sums.filter(({ account }) => !accounts.includes(account));

describe('the waterfall', () => {
  it('covers every store account except payouts', () => {
    const places: readonly string[] = [...waterfallAccounts, 'payouts'];
    expect(places.toSorted()).toEqual([...storeAccounts].toSorted());
  });

  it('ends at the sum of all accounts except payouts', () => {
    fc.assert(
      fc.property(changes, (sums) => {
        const { steps, end } = waterfallOf(sums);
        expect(end).toBe(sumOf(without(sums, 'payouts')));
        expect(sumOf(steps)).toBe(end);
      }),
    );
  });

  it('excludes only money collected at the counter from the earnings', () => {
    fc.assert(
      fc.property(changes, (sums) => {
        expect(waterfallOf(sums).earnings).toBe(sumOf(without(sums, 'payouts', 'collected')));
      }),
    );
  });

  it('starts at 0, and each step starts where the last one ended', () => {
    fc.assert(
      fc.property(changes, (sums) => {
        const { steps, end } = waterfallOf(sums);
        let reached = 0;
        for (const step of steps) {
          expect(step).toMatchObject({ start: reached, end: reached + step.amount });
          reached = step.end;
        }
        expect(reached).toBe(end);
      }),
    );
  });

  it('keeps its order, with one step per account and none for zero', () => {
    fc.assert(
      fc.property(changes, (sums) => {
        const { steps } = waterfallOf(sums);
        const places = steps.map(({ account }) =>
          waterfallAccounts.findIndex((a) => a === account),
        );
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
        expect(steps.every(({ amount }) => amount !== 0)).toBe(true);
        expect(waterfallOf(sums.toReversed())).toEqual(waterfallOf(sums));
      }),
    );
  });

  it('goes below 0 if more was refunded than sold', () => {
    const sums: AccountAmount[] = [
      { account: 'refunds', amount: -2500 },
      { account: 'sales', amount: 1000 },
      { account: 'payouts', amount: -9000 },
    ];
    expect(waterfallOf(sums)).toEqual({
      steps: [
        { account: 'sales', amount: 1000, start: 0, end: 1000 },
        { account: 'refunds', amount: -2500, start: 1000, end: -1500 },
      ],
      earnings: -1500,
      end: -1500,
    });
  });
});
