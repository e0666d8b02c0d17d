import { payoutStatuses } from '@counter/contract/payouts';
import { addDays } from '@counter/contract/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carrierOf, stageOf, type StagedPayout } from './stage-of.ts';

/** Weeks of payouts one after the other, each returned by the bank some days after its end. */
const payouts: fc.Arbitrary<StagedPayout[]> = fc
  .array(fc.record({ status: fc.constantFrom(...payoutStatuses), after: fc.nat(30) }))
  .map((weeks) =>
    weeks.map(({ status, after }, at) => {
      const periodEnd = addDays('2026-03-08', at * 7);
      const returnedOn = status === 'FAILED' ? addDays(periodEnd, after + 1) : null;
      return { status, periodStart: addDays(periodEnd, -6), periodEnd, returnedOn };
    }),
  );

describe("the payout that carries another one's money", () => {
  it('is itself, or the later one that succeeded if the bank returned it', () => {
    fc.assert(
      fc.property(payouts, (all) => {
        for (const payout of all) {
          const carrier = carrierOf(payout, all);
          expect(carrier?.status).not.toBe('FAILED');
          const isLater = carrier === undefined || carrier.periodStart > payout.periodEnd;
          expect(payout.status === 'FAILED' ? isLater : carrier === payout).toBe(true);
          expect(stageOf(carrier)).toBe(carrier?.status ?? 'NEXT');
        }
      }),
    );
  });
});
