import type { BankFile, BankFileFormat, LeftOut } from '@counter/contract/payouts';
import { payoutStates } from '@counter/contract/payouts';
import { addDays } from '@counter/contract/shared';
import { inTransaction } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Work } from '../../platform/events/work.ts';
import { openBankAccount } from '../settings/index.ts';
import type { BankOrder } from './bank-file.ts';
import {
  createBankFileRow,
  findPendingPayouts,
  lockPendingPayout,
  removeBankFileRow,
  updatePayment,
  type PendingRow,
} from './bank-files.repository.ts';
import { findBankFile, writeBankFile } from './bank-files.service.ts';
import { bankingDayFrom } from '../ledger/index.ts';
import { findHold } from './holds.service.ts';
import { recordMove } from './moving.service.ts';
import { movePayoutRow } from './payouts.repository.ts';
import { sealAccount } from './sealed-payment.ts';
import type { Proven } from '../../platform/tenancy/proven.ts';
import { lockProven } from '../auth/index.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';
import { scopeOnBehalf } from '../../platform/tenancy/system-scope.ts';

/** As many as fit well within a request's timeout; the rest go into the next file. */
const maxPayments = 1000;

type Asked = {
  readonly session: Pick<SessionFacts, 'actor'>;
  readonly proven: Proven;
  readonly format: BankFileFormat;
  readonly requestId: string;
};

type Made = { readonly file: BankFile; readonly leftOut: LeftOut[] };

/**
 * Creates a bank file of the pending payouts. Adds each payout and moves it to IN_TRANSIT in one transaction of its
 * store, so that after any failure a payout is either in exactly one file or still pending.
 * @throws ProblemError CONFLICT if no payout is pending, or none can be included
 */
export async function createBankFile(platform: Platform, asked: Asked): Promise<Made> {
  const pending = await findPendingPayouts(platform.db, maxPayments);
  const [first] = pending;
  if (!first) {
    throw new ProblemError('CONFLICT', 'No payouts are pending.');
  }
  const order = orderOf(platform, first.currency);
  const facts = { ...order, format: asked.format, createdBy: asked.session.actor.name };
  const id = await inTransaction(platform.db, async (tx) => {
    await lockProven(tx, asked.proven);
    return createBankFileRow(tx, facts);
  });
  const leftOut: LeftOut[] = [];
  let included = 0;
  for (const one of pending) {
    const why = await putIn(platform, one, { ...asked, id, order });
    if (why === undefined) included += 1;
    else if (why !== gone) leftOut.push({ ...one, why });
  }
  if (included === 0) {
    await removeBankFileRow(platform.db, id);
    throw nothingFits(asked.format, leftOut);
  }
  return { file: await findBankFile(platform, id), leftOut };
}

function orderOf({ clock, payer }: Platform, currency: string): BankOrder {
  const createdAt = clock.now();
  const effectiveDay = bankingDayFrom(addDays(createdAt.toISOString().slice(0, 10), 1));
  return { payer, currency, createdAt, effectiveDay, earlierFiles: 0, payments: [] };
}

function nothingFits(format: BankFileFormat, leftOut: readonly LeftOut[]): ProblemError {
  const [first] = leftOut;
  const reason = first ? ` ${first.transactionId} (${first.storeName}): ${first.why}` : '';
  return new ProblemError(
    'CONFLICT',
    `No pending payout can go into a ${format} file, so none was made.${reason}`,
  );
}

/** Marks a payout that another file included meanwhile. */
const gone = 'gone';

type File = Asked & { readonly id: number; readonly order: BankOrder };

/** Adds a payout to a file; returns the reason if it can't be included. */
async function putIn(
  platform: Platform,
  { storeId, transactionId, currency }: PendingRow,
  { session, requestId, ...file }: File,
): Promise<string | undefined> {
  if (currency !== file.order.currency) {
    return `It is in ${currency}, and this file is in ${file.order.currency}. Make another file for it.`;
  }
  const scope = await scopeOnBehalf(platform.db, storeId, session.actor, requestId);
  return platform.act(scope, async (work) => include(work, platform, { transactionId, ...file }));
}

type Including = Pick<File, 'id' | 'order' | 'format'> & { readonly transactionId: string };

async function include(
  work: Work,
  { vault }: Platform,
  { transactionId, id, order, format }: Including,
): Promise<string | undefined> {
  const payout = await lockPendingPayout(work.tx, work.scope, transactionId);
  if (!payout) return gone;
  if (await findHold(work.tx, work.scope.storeId, work.at)) {
    return "The store's payouts are on hold. This one goes into a file once the hold ends.";
  }
  const account = await openBankAccount(work, vault);
  if (!account) return "The store hasn't added a bank account.";
  const payment = { transactionId, amount: payout.payoutAmount, ...account };
  const [refused] = writeBankFile(format, { ...order, payments: [payment] }).leftOut;
  if (refused) return refused.reason;
  const sealed = sealAccount(vault, payment);
  await updatePayment(work, { transactionId, bankFileId: id, payee: payment.payee, ...sealed });
  const sending = { transactionId, ...payoutStates.moves.send, failure: null };
  const moved = await movePayoutRow(work, sending);
  if (moved) recordMove(work, 'send', moved);
  return undefined;
}
