import {
  adjustmentPageSize,
  chargeStatusLabel,
  disputeDays,
  type AdjustmentReason,
  type Charge,
} from '@counter/contract/adjustments';
import {
  addDays,
  dayMs,
  formatMoney,
  instantOf,
  spokenTime,
  type Day,
} from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { oncePerKey } from '../../platform/events/once.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import { claimPictures } from '../files/index.ts';
import { findSoldOrder, holdCharge, lockSoldOrder, signature } from '../orders/index.ts';
import { mailOwners, personOf } from '../store/index.ts';
import { openedMail } from './charge-mails.ts';
import { toCharge } from './charge-view.ts';
import {
  disputeChargeRow,
  countOpenCharges,
  createCharge,
  findChargePage,
  findChargeRow,
  findOperatorChargePage,
  type ChargeRow,
  type OperatorChargeFilter,
} from './charges.repository.ts';
import { refundableOf } from './refund-view.ts';

/** The job that charges a store whose deadline for a dispute has passed. */
export const lapseJob = 'charge.lapse';

type ChargePage = { content: Charge[]; totalElements: number };

type ChargesWanted = {
  readonly pageNumber: number;
  readonly openOnly: boolean;
  /** The store's local days on which the charges were opened, both inclusive. */
  readonly startDate?: Day | undefined;
  readonly endDate?: Day | undefined;
};

/** Finds one page of a store's charges, and counts all that can still be disputed, whatever the dates. */
export async function findCharges(
  db: Db,
  scope: StoreScope,
  { startDate, endDate, ...wanted }: ChargesWanted,
): Promise<ChargePage & { open: number }> {
  const start = (day: Day) => instantOf(day, 0, scope.timeZone);
  const page = {
    ...wanted,
    pageSize: adjustmentPageSize,
    from: startDate === undefined ? undefined : start(startDate),
    before: endDate === undefined ? undefined : start(addDays(endDate, 1)),
  };
  const [{ rows, total }, open] = await Promise.all([
    findChargePage(db, scope, page),
    countOpenCharges(db, scope),
  ]);
  return { content: rows.map(toCharge), totalElements: total, open };
}

/**
 * Returns a charge of a store.
 * @throws ProblemError NOT_FOUND
 */
export async function findCharge(db: Db, scope: StoreScope, chargeId: number): Promise<Charge> {
  return toCharge(await findExisting(db, scope, chargeId));
}

/** Finds one page of the charges of all stores. */
export async function findOperatorCharges(
  db: Db,
  filter: OperatorChargeFilter,
): Promise<ChargePage> {
  const { rows, total } = await findOperatorChargePage(db, filter);
  return { content: rows.map(toCharge), totalElements: total };
}

/**
 * Returns the row of a charge.
 * @throws ProblemError NOT_FOUND
 */
export async function findExisting(
  db: Parameters<typeof findChargeRow>[0],
  scope: StoreScope,
  chargeId: number,
): Promise<ChargeRow> {
  const row = await findChargeRow(db, scope, chargeId);
  if (row) return row;
  throw notFoundIn(scope, 'charge');
}

export type Proposal = {
  readonly orderNumber: string;
  readonly reason: AdjustmentReason;
  readonly amount: number;
  readonly note: string;
};

/**
 * Proposes a charge for a completed order and mails the store's owners.
 * @throws ProblemError IDEMPOTENCY_KEY_REUSED, and what `openCharge` throws
 */
export async function proposeCharge(
  work: Work,
  publicUrl: string,
  proposal: Proposal,
  key?: string,
): Promise<Charge> {
  const request = ['proposeCharge', proposal];
  return oncePerKey(work, { key, request }, async () => {
    const row = await openCharge(work, proposal);
    const facts = { publicUrl, timeZone: work.scope.timeZone };
    await mailOwners(work, (owner) => openedMail(row, facts, owner));
    return toCharge(row);
  });
}

/**
 * Opens a charge and reserves its amount, so that no refund can use it. The store is charged after 30 days without a
 * dispute.
 * @throws ProblemError INVALID_FIELDS if the store has no such completed order or less than the amount is left of it
 */
export async function openCharge(work: Work, proposal: Proposal): Promise<ChargeRow> {
  const { tx, scope, at } = work;
  const { id: orderId, orderNumber, customer } = await holdOf(work, proposal);
  const contestBy = new Date(at.getTime() + disputeDays * dayMs);
  const openedBy = scope.actor.kind === 'user' ? scope.actor.id : null;
  const { reason, note, amount } = proposal;
  const about = { orderId, orderNumber, customer, reason, note, amount };
  const chargeId = await createCharge(work, { ...about, contestBy, openedBy });
  const jobKey = `${lapseJob}:${scope.storeId}:${chargeId}`;
  await addJob(tx, lapseJob, { storeId: scope.storeId, chargeId }, { runAt: contestBy, jobKey });
  const row = await findExisting(tx, scope, chargeId);
  record(work, 'charge.propose', row);
  return row;
}

async function holdOf(work: Work, { orderNumber, amount }: Proposal) {
  const found = await findSoldOrder(work.tx, work.scope, orderNumber);
  const sold = found && (await lockSoldOrder(work, found.order.id));
  if (sold?.order.status !== 'COMPLETED') {
    throw refusedField('orderNumber', `${work.scope.storeName} has no such completed order`);
  }
  if (!(await holdCharge(work, sold.order.id, amount))) {
    const left = formatMoney(refundableOf(sold.order), sold.order.currency);
    throw refusedField('amount', `At most ${left} of this order is left`);
  }
  return sold.order;
}

/**
 * Disputes an open charge, which the marketplace then reviews.
 * @throws ProblemError NOT_FOUND; CONFLICT if the charge is no longer open or the deadline has passed; INVALID_FIELDS
 * for an unknown picture
 */
export async function disputeCharge(
  work: Work,
  {
    chargeId,
    text,
    pictures,
  }: { readonly chargeId: number; readonly text: string; readonly pictures: readonly string[] },
): Promise<Charge> {
  const { tx, scope, at } = work;
  const dispute = { by: signature(scope.actor).by, text, pictures };
  const disputed = await disputeChargeRow(work, chargeId, dispute);
  const row = await findExisting(tx, scope, chargeId);
  if (!disputed) throw new ProblemError('CONFLICT', whyNotDisputed(row, work));
  await claimPictures(tx, personOf(scope), pictures, at, 'pictures');
  record(work, 'charge.contest', row);
  return toCharge(row);
}

function whyNotDisputed(row: ChargeRow, { at, scope }: Work): string {
  const about = `The charge for order ${row.orderNumber}`;
  if (row.status === 'IN_REVIEW' && row.contestedAt) {
    const when = spokenTime(row.contestedAt, at, scope);
    return `${row.contestedBy ?? 'Someone'} already disputed it ${when}. Nothing was changed.`;
  }
  if (row.status === 'OPEN') {
    const until = spokenTime(row.contestBy, at, scope);
    return `${about} could only be disputed until ${until.replace(/^(?:at|on) /, '')}.`;
  }
  return `${about} was already decided: ${chargeStatusLabel(row.status)}. You can no longer dispute it.`;
}

/** Announces a changed charge to open screens and records it in the audit log. */
export function record(
  { emit, audit }: Work,
  action: 'charge.propose' | 'charge.contest' | 'charge.decide',
  { id, orderNumber, amount, status, charged }: ChargeRow,
): void {
  emit({ kind: 'charge.changed', chargeId: id });
  const after = { orderNumber, amount, status, charged };
  audit({ action, entity: 'charge', entityId: id, after });
}
