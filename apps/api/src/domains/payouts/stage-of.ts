import type { PayoutStage, PayoutStatus } from '@counter/contract/payouts';
import type { Day } from '@counter/contract/shared';

/** The facts of a payout that tell where its money is. */
export type StagedPayout = {
  readonly status: PayoutStatus;
  /** The store days it covers, inclusive. */
  readonly periodStart: Day;
  readonly periodEnd: Day;
  /** The store day on which the bank returned it; null unless it failed. */
  readonly returnedOn: Day | null;
};

/**
 * Returns the payout that carries a payout's money: itself or, if the bank returned it, the one that covers the day of
 * the return. Undefined while no payout covers that day.
 */
export function carrierOf<P extends StagedPayout>(payout: P, all: readonly P[]): P | undefined {
  if (payout.status !== 'FAILED') return payout;
  const { returnedOn, periodEnd } = payout;
  const next = all.find(
    (later) =>
      returnedOn !== null &&
      later.periodStart > periodEnd &&
      later.periodStart <= returnedOn &&
      later.periodEnd >= returnedOn,
  );
  return next && carrierOf(next, all);
}

/** Returns the stage of the money that a payout carries. */
export function stageOf(carrier: StagedPayout | undefined): PayoutStage {
  return carrier === undefined || carrier.status === 'FAILED' ? 'NEXT' : carrier.status;
}
