import type { Application, ApplicationRow } from '@counter/contract/operator';
import type { Db } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Work } from '../../platform/events/work.ts';
import { readBankDetails } from '../settings/index.ts';
import { approveStore, notifyOpenScreens } from '../store/index.ts';
import { toApplication, toApplicationRow } from './application-view.ts';
import { approvalMail, refusalMail } from './review-mails.ts';
import {
  decideApplicationRow,
  findApplicationPage,
  findReviewRow,
  type ApplicationFilter,
  type Decision,
  type ReviewRow,
} from './review.repository.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';
import type { AuditAction } from '@counter/contract/registry';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/**
 * Returns a page of the review queue: first those that wait, oldest first; then decided ones, latest first. Drafts are
 * listed only on request.
 */
export async function findApplicationRows(
  db: Db,
  filter: ApplicationFilter,
): Promise<{ content: ApplicationRow[]; totalElements: number }> {
  const { rows, total } = await findApplicationPage(db, filter);
  return { content: rows.map(toApplicationRow), totalElements: total };
}

/**
 * Returns a store's application with masked bank details, and records the access in the audit log. The caller must have
 * checked that the session is an operator's, here and in the functions below.
 * @throws ProblemError NOT_FOUND
 */
export async function findApplicationForReview(
  platform: Platform,
  scope: StoreScope,
): Promise<Application> {
  return platform.act(scope, async (work) => {
    const row = await findRow(work);
    work.audit(auditOf('application.read', work));
    return toApplication(row, await readBankDetails(work, platform.vault));
  });
}

/**
 * Approves a store's application, opens the store for orders and mails the applicant.
 * @throws ProblemError NOT_FOUND; CONFLICT if it was already decided, was never sent, or the applicant hasn't confirmed
 * their email.
 */
export async function approveApplication(
  platform: Platform,
  scope: StoreScope,
  session: SessionFacts,
): Promise<Application> {
  return platform.act(scope, async (work) => {
    const row = await decide(work, session, { state: 'APPROVED', reason: null });
    if (!row.emailConfirmedAt) throw notConfirmed(row);
    await approveStore(work);
    await queueMail(work.tx, work.at, approvalMail(row, platform.publicUrl()));
    return toApplication(row, await readBankDetails(work, platform.vault));
  });
}

/**
 * Refuses a store's application with a reason, and mails the reason to the applicant.
 * @throws ProblemError NOT_FOUND; CONFLICT if it was already decided or was never sent.
 */
export async function refuseApplication(
  platform: Platform,
  scope: StoreScope,
  session: SessionFacts,
  reason: string,
): Promise<Application> {
  return platform.act(scope, async (work) => {
    const row = await decide(work, session, { state: 'REFUSED', reason });
    await notifyOpenScreens(work, 'MARKETPLACE');
    await queueMail(work.tx, work.at, refusalMail(row, reason, platform.publicUrl()));
    return toApplication(row, await readBankDetails(work, platform.vault));
  });
}

/**
 * Decides an application and returns it. If two operators decide at once, the first wins and the second gets CONFLICT.
 */
async function decide(
  work: Work,
  { userId }: SessionFacts,
  decision: Pick<Decision, 'state' | 'reason'>,
): Promise<ReviewRow> {
  const { tx, scope, at, audit } = work;
  const isDecided = await decideApplicationRow(tx, scope, { ...decision, by: userId, at });
  const row = await findRow(work);
  if (!isDecided) throw notWaiting(row);
  const action = decision.state === 'APPROVED' ? 'application.approve' : 'application.refuse';
  audit({ ...auditOf(action, work), before: { state: 'SUBMITTED' }, after: decision });
  return row;
}

async function findRow({ tx, scope }: Work): Promise<ReviewRow> {
  const row = await findReviewRow(tx, scope);
  if (row) return row;
  throw new ProblemError('NOT_FOUND', `${scope.storeName} has no application.`);
}

function auditOf(action: AuditAction, { scope }: Work) {
  return { action, entity: 'application', entityId: scope.storeId };
}

function notConfirmed({ applicant, email }: ReviewRow): ProblemError {
  return new ProblemError(
    'CONFLICT',
    `${applicant} hasn't confirmed ${email} yet. You can approve the application after that.`,
  );
}

function notWaiting({ state, storeName, decidedBy }: ReviewRow): ProblemError {
  if (state === 'DRAFT') {
    const why = `The application for ${storeName} isn't complete yet. The applicant is still working on it.`;
    return new ProblemError('CONFLICT', why);
  }
  const done = state === 'APPROVED' ? 'approved' : 'rejected';
  const who = decidedBy ?? 'The marketplace';
  return new ProblemError('CONFLICT', `${who} already ${done} the application for ${storeName}.`);
}
