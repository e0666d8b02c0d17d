import { payoutStates, payoutStatusLabel, type PayoutMove } from '@counter/contract/payouts';
import { minPayment, transferCharge, type ReferralPayment } from '@counter/contract/referrals';
import { dayAt } from '@counter/contract/shared';
import { writeMarketplaceAudit } from '../../platform/events/audit/audit.ts';
import { isBankingDay } from '../ledger/index.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/schema.ts';
import type { PageWanted } from '../../platform/db/page.ts';
import { runBatch, type Batch } from '../../platform/jobs/in-batches.ts';
import type { CronJob } from '../../platform/jobs/start-jobs.ts';
import { notFound, ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockUser } from '../auth/index.ts';
import { findPayee } from './payee.ts';
import {
  createPayment,
  findPayment,
  findPaymentPage,
  findPeopleDue,
  lockDueRewards,
  movePaymentRow,
  type PaymentRow,
} from './payments.repository.ts';
import { takeBackOwnRewards } from './own-rewards.service.ts';
import { bankZone } from './rewards.service.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';

/** Hourly, so that a failed payment is retried within the hour. */
export const referralCron: CronJob = { task: 'referrals.pay', match: '23 * * * *' };

type OnePerson = { readonly userId: number };

/**
 * Pays a batch of people their due rewards on banking days. Each payment runs in a transaction that locks the person's
 * account, so that nothing is paid twice, however often and wherever this runs.
 */
export async function payReferrers(
  platform: Platform,
  batch: Batch<OnePerson> = {},
): Promise<void> {
  const { db, clock } = platform;
  const at = clock.now();
  const day = dayAt(at, bankZone);
  if (!isBankingDay(day)) return;
  const people = {
    job: referralCron.task,
    find: async (after: OnePerson | null, limit: number) => findPeopleDue(db, day, after, limit),
    cursorOf: ({ userId }: OnePerson) => ({ userId }),
    handle: async ({ userId }: OnePerson) => {
      await takeBackOwnRewards(platform, userId, { day, at });
      await inTransaction(db, async (tx) => payPerson(tx, userId, { day, at }));
    },
    failure: 'a person could not be paid their rewards',
  };
  await runBatch(platform, people, batch);
}

/** Pays all rewards that an import left due. */
export async function importPayments(tx: Tx, at: Date): Promise<void> {
  const day = dayAt(at, bankZone);
  for (const { userId } of await findPeopleDue(tx, day)) await payPerson(tx, userId, { day, at });
}

type Payday = { readonly day: string; readonly at: Date };

async function payPerson(tx: Tx, userId: number, { day, at }: Payday): Promise<void> {
  await lockUser(tx, userId);
  const toStoreId = await findPayee(tx, userId, at);
  if (toStoreId === undefined) return;
  for (const due of await lockDueRewards(tx, userId, day)) {
    if (due.earned < minPayment) continue;
    await createPayment(tx, day, { ...due, userId, transferCharge, toStoreId, at });
  }
}

/** Returns a page of payments to people, newest first. */
export async function findPayments(
  { db }: Platform,
  wanted: PageWanted & { readonly search: string },
): Promise<{ content: ReferralPayment[]; totalElements: number }> {
  const { rows, total } = await findPaymentPage(db, wanted);
  return { content: rows.map(toPayment), totalElements: total };
}

type Moving = {
  readonly transactionId: string;
  readonly move: PayoutMove;
  readonly reason?: string | undefined;
};

/**
 * Records what the bank did with a payment. Repeating a move changes nothing.
 * @throws ProblemError NOT_FOUND, CONFLICT if it is in another state
 */
export async function movePayment(
  { db, clock }: Platform,
  { actor }: Pick<SessionFacts, 'actor'>,
  { transactionId, move, reason }: Moving,
  requestId: string,
): Promise<ReferralPayment> {
  const { from, to } = payoutStates.moves[move];
  return inTransaction(db, async (tx) => {
    const at = clock.now();
    const failure = move === 'fail' ? (reason ?? '') : null;
    const moved = await movePaymentRow(tx, { transactionId, from, to, failure, at });
    const row = await findPayment(tx, transactionId);
    if (!row) throw notFound('payment');
    if (!moved && row.status !== to) throw elsewhere(row, move);
    if (moved) {
      const entry = {
        action: `payout.${move}`,
        entity: 'referral_payment',
        entityId: null,
        after: { transactionId, status: to },
      } as const;
      await writeMarketplaceAudit(tx, { actor, at, requestId, entry });
    }
    return toPayment(row);
  });
}

function elsewhere({ transactionId, status }: PaymentRow, move: PayoutMove): ProblemError {
  const { from, to } = payoutStates.moves[move];
  const needed = from.map(payoutStatusLabel).join(' or ');
  return new ProblemError(
    'CONFLICT',
    `${transactionId} is ${payoutStatusLabel(status)}. Only one that is ${needed} can become ${payoutStatusLabel(to)}: nothing was changed.`,
  );
}

function toPayment(row: PaymentRow): ReferralPayment {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
