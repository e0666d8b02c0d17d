import type { decideFactorResetRequest, FactorReset } from '@counter/contract/auth';
import { z } from 'zod/mini';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import type { Task } from '../../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Proven } from '../../../platform/tenancy/proven.ts';
import { changeAccount, type Caller } from '../account-work.ts';
import { removeAllFactors } from './factor-changes.service.ts';
import { decideReset, endOpenReset, findReset, findResets } from './factor-resets.repository.ts';
import { mailAllAddresses } from './lost-factor.service.ts';
import { factorResetDecidedMail, factorsGoneMail } from '../mails.ts';
import { findDates, findStoreNames } from '../memberships.repository.ts';
import { lockProven } from '../person-proof.service.ts';
import { endSessions } from '../sessions/sessions.repository.ts';
import { findUser, lockUser } from '../users.repository.ts';

/** The delay between an approval and its effect. */
const waitingMs = 72 * 3_600_000;

const jobName = 'auth.resetFactors';

/** Lists the latest requests for operators. */
export async function findFactorResets({ db }: Platform): Promise<FactorReset[]> {
  const rows = await findResets(db);
  const stores = await findStoreNames(
    db,
    rows.map((row) => row.userId),
  );
  return rows.map((row) => ({
    id: row.id,
    userId: row.userId,
    fullName: row.fullName,
    email: row.email,
    phoneNumber: row.phoneNumber,
    operator: row.operator,
    stores: stores.filter(({ userId }) => userId === row.userId).map(({ name }) => name),
    requestedAt: row.requestedAt.toISOString(),
    state: row.state,
    decidedBy: row.decider,
    effectiveAt: row.effectiveAt?.toISOString() ?? null,
  }));
}

/**
 * Approves or refuses a request and mails the person. An approval takes effect after 72 hours.
 * @throws ProblemError NOT_FOUND, NOT_ALLOWED for the operator's own request, or CONFLICT if it is closed
 */
export async function decideFactorReset(
  platform: Platform,
  { session, request }: Caller,
  proven: Proven,
  { resetId, approve, note }: z.output<typeof decideFactorResetRequest>,
): Promise<FactorReset[]> {
  const reset = await findReset(platform.db, resetId);
  if (!reset) throw new ProblemError('NOT_FOUND', 'There is no such request.');
  if (reset.userId === session.userId) {
    throw new ProblemError('NOT_ALLOWED', 'Another operator must decide on your request.');
  }
  await changeAccount(platform, request, async (work) => {
    await lockProven(work.tx, proven);
    const effectiveAt = approve ? new Date(work.at.getTime() + waitingMs) : null;
    const decided = await decideReset(work.tx, resetId, {
      state: approve ? 'APPROVED' : 'REFUSED',
      decidedAt: work.at,
      decidedBy: session.userId,
      note,
      effectiveAt,
    });
    if (!decided) {
      throw new ProblemError('CONFLICT', 'This request was already decided or cancelled.');
    }
    const user = await findUser(work.tx, reset.userId);
    const removal = effectiveAt && { at: effectiveAt, dates: await findDates(work.tx, user) };
    await mailAllAddresses(work, user, factorResetDecidedMail(user, removal));
    await work.audit({
      actor: session.actor,
      action: approve ? 'user.approveFactorReset' : 'user.refuseFactorReset',
      userId: user.id,
      after: { note },
    });
    if (effectiveAt) await addJob(work.tx, jobName, { resetId }, { runAt: effectiveAt });
  });
  return findFactorResets(platform);
}

const payloadSchema = z.object({ resetId: z.int() });

/** Scheduled jobs of lost factors, by job name. */
export function factorResetTasks(platform: Platform): Readonly<Record<string, Task>> {
  return {
    [jobName]: async (payload) => takeEffect(platform, payloadSchema.parse(payload).resetId),
  };
}

/** Removes the factors of an approved request and ends all sessions. Does nothing if the request was cancelled. */
async function takeEffect(platform: Platform, resetId: number): Promise<void> {
  const requestId = `factor-reset-${resetId}`;
  const request = {
    requestId,
    address: '',
    userAgent: '',
    device: undefined,
    shopperDevice: '',
    fromBrowser: false,
    idempotencyKey: undefined,
  };
  await changeAccount(platform, request, async (work) => {
    const reset = await findReset(work.tx, resetId);
    const isDue = reset?.state === 'APPROVED' && reset.effectiveAt && reset.effectiveAt <= work.at;
    if (!isDue) return;
    const user = await lockUser(work.tx, reset.userId);
    if (!(await endOpenReset(work.tx, user.id, 'DONE', work.at))) return;
    await removeAllFactors(work.tx, user.id);
    const ended = await endSessions(work.tx, user.id, work.at);
    await mailAllAddresses(work, user, factorsGoneMail(user));
    const actor = { kind: 'system', name: 'Schedule' } as const;
    await work.audit({ actor, action: 'user.resetFactors', userId: user.id, after: { ended } });
  });
}
