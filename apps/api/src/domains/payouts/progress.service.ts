import {
  payoutStages,
  type NextPayout,
  type PayoutCarrier,
  type PayoutProgress,
  type PayoutStage,
} from '@counter/contract/payouts';
import { dayAt, type Day, type Period, type RequestedDays } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { sumPeriods, type KindSum } from '../ledger/index.ts';
import { findNextPayout } from './next-payout.service.ts';
import { dueDayOf } from './pay-period.ts';
import { findPayoutsSince, type PayoutRow } from './payouts.repository.ts';
import { carrierOf, stageOf, type StagedPayout } from './stage-of.ts';

type Carried = {
  readonly stage: PayoutStage;
  readonly amount: number;
  /** The payout that carries it; undefined if no payout covers it yet. */
  readonly carrier: Staged | undefined;
};

type Staged = StagedPayout & Pick<PayoutRow, 'transactionId'> & { readonly sentOn: Day | null };

/** Splits the net amount of a store's days by how far it is on its way to the bank. */
export async function findPayoutProgress(
  db: Db,
  scope: StoreScope,
  { startDate, endDate }: RequestedDays,
  now: Date,
): Promise<PayoutProgress> {
  const range = { from: startDate, to: endDate };
  const [rows, next] = await Promise.all([
    findPayoutsSince(db, scope, startDate),
    findNextPayout(db, scope, now),
  ]);
  const payouts = rows.map((row) => toStaged(row, scope.timeZone));
  const covering = payouts.filter(({ periodStart }) => periodStart <= endDate);
  const [all, ...shares] = await sumPeriods(db, scope, [
    range,
    ...covering.map((payout) => overlapOf(payout, range)),
  ]);
  const carried = covering.map((payout, at): Carried => {
    const carrier = carrierOf(payout, payouts);
    return { stage: stageOf(carrier), amount: totalOf(shares[at]), carrier };
  });
  const amount = totalOf(all);
  const rest = amount - carried.reduce((sum, part) => sum + part.amount, 0);
  const parts = [...carried, { stage: 'NEXT', amount: rest, carrier: undefined } as const];
  const due = (stage: PayoutStage, carriers: readonly Staged[]) =>
    dueDayIn(stage, carriers, { next, today: dayAt(now, scope.timeZone) });
  return { currency: scope.currency, amount, parts: byStage(parts, due) };
}

/**
 * Returns the payout that pays out the amount of a returned one again; null if it wasn't returned or that payout
 * doesn't exist yet.
 */
export async function findCarrier(
  db: Db,
  scope: StoreScope,
  row: PayoutRow,
): Promise<PayoutCarrier | null> {
  if (row.status !== 'FAILED') return null;
  const since = await findPayoutsSince(db, scope, row.periodStart);
  const payouts = since.map((one) => toStaged(one, scope.timeZone));
  const carrier = carrierOf(toStaged(row, scope.timeZone), payouts);
  return carrier ? { transactionId: carrier.transactionId, status: carrier.status } : null;
}

function toStaged(row: PayoutRow, timeZone: string): Staged {
  const { transactionId, status, periodStart, periodEnd, settledAt } = row;
  return {
    transactionId,
    status,
    periodStart,
    periodEnd,
    returnedOn: status === 'FAILED' && settledAt ? dayAt(settledAt, timeZone) : null,
    sentOn: row.sentAt && dayAt(row.sentAt, timeZone),
  };
}

function overlapOf({ periodStart, periodEnd }: Staged, { from, to }: Period): Period {
  return {
    from: periodStart > from ? periodStart : from,
    to: periodEnd < to ? periodEnd : to,
  };
}

/** Sums ledger entries without payouts. */
function totalOf(sums: readonly KindSum[] = []): number {
  return sums.reduce((sum, { account, amount }) => (account === 'payouts' ? sum : sum + amount), 0);
}

type DueDayOf = (stage: PayoutStage, carriers: readonly Staged[]) => Day | null;

function byStage(parts: readonly Carried[], dueDay: DueDayOf): PayoutProgress['parts'] {
  return payoutStages.flatMap((stage) => {
    const ofStage = parts.filter((part) => part.stage === stage);
    const amount = ofStage.reduce((sum, part) => sum + part.amount, 0);
    const carriers = [...new Set(ofStage.flatMap(({ carrier }) => carrier ?? []))];
    if (amount === 0 && carriers.length === 0) return [];
    const payouts = carriers.map(({ transactionId }) => transactionId);
    return [{ stage, amount, payouts, dueDay: dueDay(stage, carriers) }];
  });
}

/** Returns the day by which the last payout of a stage should arrive; null while payouts are held. */
function dueDayIn(
  stage: PayoutStage,
  carriers: readonly Staged[],
  { next: { hold, dueDay }, today }: { readonly next: NextPayout; readonly today: Day },
): Day | null {
  const sent = carriers.flatMap(({ sentOn }) => sentOn ?? []).toSorted();
  switch (stage) {
    case 'PAID':
      return null;
    case 'IN_TRANSIT':
      return dueDayOf(sent.at(-1) ?? today);
    case 'PENDING':
      return hold === null ? dueDayOf(today) : null;
    case 'NEXT':
      return hold === null ? dueDay : null;
  }
}
