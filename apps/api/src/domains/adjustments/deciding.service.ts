import {
  adjustmentReasonLabel,
  chargeStatusLabel,
  type Charge,
  type ChargeOutcome,
} from '@counter/contract/adjustments';
import type { Posting } from '@counter/contract/ledger';
import { formatMoney } from '@counter/contract/shared';
import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import type { Work } from '../../platform/events/work.ts';
import { postEntry } from '../ledger/index.ts';
import { releaseCharge, signature } from '../orders/index.ts';
import { mailOwners } from '../store/index.ts';
import { decidedMail } from './charge-mails.ts';
import { toCharge } from './charge-view.ts';
import { findExisting, record } from './charges.service.ts';
import { decideChargeRow, type ChargeRow, type Decision } from './charges.repository.ts';

export type Deciding = {
  readonly chargeId: number;
  readonly outcome: ChargeOutcome;
  /** The amount of a partial charge. */
  readonly amount: number | null;
  readonly note: string;
};

const moves = { WON: 'drop', PARTLY: 'reduce', LOST: 'uphold' } as const;

/**
 * Decides a charge and mails the owners. The charged amount is posted to the ledger and the rest of the reserved amount
 * is released.
 * @throws ProblemError NOT_FOUND; CONFLICT if it is already decided, or not disputed and the decision isn't to drop it;
 * INVALID_FIELDS if a partial amount is not below the whole
 */
export async function decideCharge(
  work: Work,
  publicUrl: string,
  { chargeId, outcome, amount, note }: Deciding,
): Promise<Charge> {
  const row = await findExisting(work.tx, work.scope, chargeId);
  const charged = chargedBy(row, outcome, amount);
  const { by } = signature(work.scope.actor);
  const decided = await settleCharge(work, chargeId, { move: moves[outcome], charged, by, note });
  if (!decided) throw notToDecide(await findExisting(work.tx, work.scope, chargeId));
  await notifyOwners(work, publicUrl, decided);
  return toCharge(decided);
}

/**
 * Charges the store if nobody disputed the charge in time. Does nothing for any other charge, so it is safe to repeat.
 */
export async function lapseCharge(work: Work, publicUrl: string, chargeId: number): Promise<void> {
  const { amount: charged } = await findExisting(work.tx, work.scope, chargeId);
  const decision = { charged, by: null, note: 'The store did not dispute it in time.' };
  const decided = await settleCharge(work, chargeId, { move: 'lapse', ...decision });
  if (decided) await notifyOwners(work, publicUrl, decided);
}

/**
 * Decides a charge whose status allows the move: posts the charged amount and releases the rest. Returns the decided
 * charge; undefined if its status doesn't allow the move.
 */
export async function settleCharge(
  work: Work,
  chargeId: number,
  decision: Decision,
): Promise<ChargeRow | undefined> {
  if (!(await decideChargeRow(work, chargeId, decision))) return undefined;
  const row = await findExisting(work.tx, work.scope, chargeId);
  const order = await releaseCharge(work, row.orderId, row.amount - decision.charged);
  if (decision.charged > 0) {
    await postEntry(work, {
      kind: 'CHARGE',
      order,
      reference: order.orderNumber,
      note: adjustmentReasonLabel(row.reason),
      postings: postingsOfCharge(decision.charged),
    });
  }
  record(work, 'charge.decide', row);
  return row;
}

async function notifyOwners(work: Work, publicUrl: string, row: ChargeRow): Promise<void> {
  const facts = { publicUrl, timeZone: work.scope.timeZone };
  await mailOwners(work, (owner) => decidedMail(row, facts, owner));
}

/** The store repays what the marketplace gave the customer. */
function postingsOfCharge(amount: number): Posting[] {
  return [
    { account: 'charges', amount: -amount },
    { account: 'claims', amount },
  ];
}

function chargedBy(row: ChargeRow, outcome: ChargeOutcome, amount: number | null): number {
  if (outcome === 'WON') return 0;
  if (outcome === 'LOST') return row.amount;
  if (amount !== null && amount > 0 && amount < row.amount) return amount;
  throw refusedField('amount', `Enter less than ${formatMoney(row.amount, row.currency)}`);
}

function notToDecide({ status, orderNumber, decidedBy }: ChargeRow): ProblemError {
  const about = `the charge for order ${orderNumber}`;
  if (status === 'OPEN') {
    const why = `The store hasn't disputed ${about} yet, so you can only drop it.`;
    return new ProblemError('CONFLICT', why);
  }
  const who = decidedBy ?? 'Time';
  const how = `${who} already decided ${about}: ${chargeStatusLabel(status)}. Nothing was changed.`;
  return new ProblemError('CONFLICT', how);
}
