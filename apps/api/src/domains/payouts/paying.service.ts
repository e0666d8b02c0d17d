import type { PayoutHold, RunOutcome } from '@counter/contract/payouts';
import { dayAt, type Period } from '@counter/contract/shared';
import type { Work } from '../../platform/events/work.ts';
import {
  closeBooks,
  countEarned,
  findFirstDay,
  lockLedgerHead,
  postEntry,
  sumPeriod,
  type LedgerHead,
} from '../ledger/index.ts';
import { findHold } from './holds.service.ts';
import { amountsOf } from './pay-amounts.ts';
import { duePeriod, transactionIdOf } from './pay-period.ts';
import { createPayout, type NewPayout } from './payouts.repository.ts';

/** The result of paying a store. */
export type Paying = {
  readonly outcome: RunOutcome;
  /** The amount paid, or the amount owed if nothing is paid. */
  readonly amount: number;
  readonly transactionId: string | null;
  readonly hold: PayoutHold | null;
};

/**
 * Pays a store for its finished weeks. If it is held or nothing is owed, the weeks stay open and the next payout
 * includes them. Locks the store's ledger, so that later entries count after this payout and a repeat finds nothing
 * due.
 */
export async function payStore(work: Work): Promise<Paying> {
  const { tx, scope, at } = work;
  const head = await lockLedgerHead(tx, scope.storeId);
  const period = await findDue(work, head);
  if (!period) return unpaid('NOT_DUE', head.balance);
  const hold = await findHold(tx, scope.storeId, at);
  if (hold) return unpaid('HELD', head.balance, hold);
  const amounts = amountsOf(await sumPeriod(tx, scope.storeId, period));
  if (amounts.payoutAmount <= 0) return unpaid('CARRIED', amounts.payoutAmount);
  const orders = await countEarned(tx, scope.storeId, period);
  const totalOrders = [...orders.values()].reduce((sum, count) => sum + count, 0);
  const transactionId = transactionIdOf(scope.storeId, period.to);
  await pay(work, { ...period, ...amounts, totalOrders, transactionId });
  return { outcome: 'PAID', amount: amounts.payoutAmount, transactionId, hold: null };
}

async function findDue(
  { tx, scope, at }: Work,
  { closedThrough }: LedgerHead,
): Promise<Period | undefined> {
  const firstDay = closedThrough === null ? await findFirstDay(tx, scope.storeId) : undefined;
  return duePeriod({ closedThrough, firstDay }, dayAt(at, scope.timeZone));
}

async function pay(work: Work, payout: NewPayout): Promise<void> {
  const { transactionId, payoutAmount, from, to } = payout;
  const id = await createPayout(work, payout);
  await postEntry(work, {
    kind: 'PAYOUT',
    order: null,
    reference: transactionId,
    note: '',
    postings: [
      { account: 'payouts', amount: -payoutAmount },
      { account: 'bank', amount: payoutAmount },
    ],
  });
  await closeBooks(work.tx, work.scope.storeId, to);
  work.emit({ kind: 'payout.changed', payout: { transactionId, status: 'PENDING' } });
  const after = { transactionId, payoutAmount, start: from, end: to };
  work.audit({ action: 'payout.create', entity: 'payout', entityId: id, after });
}

function unpaid(
  outcome: Exclude<RunOutcome, 'PAID'>,
  amount: number,
  hold: PayoutHold | null = null,
): Paying {
  return { outcome, amount, transactionId: null, hold };
}
