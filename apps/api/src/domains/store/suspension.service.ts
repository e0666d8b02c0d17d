import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { personOf } from './acting-person.ts';
import { mailOwners } from './mail-owners.service.ts';
import { notifyOpenScreens } from './store-change.service.ts';
import { toSuspension } from './suspension-view.ts';
import { liftedMail, suspendedMail } from './suspension-words.ts';
import {
  createSuspension,
  findRunningSuspensions,
  liftSuspensionRow,
  lockStore,
  type SuspensionRow,
} from './suspension.repository.ts';

type Suspending = { readonly reason: string; readonly until: Date | null };

/**
 * Suspends a store, so that it takes no new orders, and mails its owners. Its team can still sign in and finish open
 * orders.
 * @throws ProblemError INVALID_FIELDS if the end is in the past, CONFLICT if the store is not approved or already
 * suspended.
 */
export async function suspendStore(
  { act, publicUrl }: Platform,
  scope: StoreScope,
  { reason, until }: Suspending,
): Promise<void> {
  await act(scope, async (work) => {
    refusePastEnd(until, work.at);
    await refuseSuspending(work, await lockStore(work.tx, scope));
    const writing = { reason, until, userId: personOf(scope), at: work.at };
    await createSuspension(work.tx, scope, writing);
    await record(work, 'store.suspend', null, { reason, until });
    const facts = { ...scope, reason, until, dashboard: dashboardAt(publicUrl()) };
    await mailOwners(work, (owner) => suspendedMail(facts, owner));
  });
}

/**
 * Lifts a store's suspension and mails its owners.
 * @throws ProblemError CONFLICT if there is none.
 */
export async function liftSuspension(
  { act, publicUrl }: Platform,
  scope: StoreScope,
): Promise<void> {
  await act(scope, async (work) => {
    await lockStore(work.tx, scope);
    const running = await findRunning(work);
    if (!running) {
      throw new ProblemError('CONFLICT', `${scope.storeName} is not suspended: nothing to lift.`);
    }
    const lifting = { id: running.id, userId: personOf(scope), at: work.at };
    await liftSuspensionRow(work.tx, scope, lifting);
    await record(work, 'store.lift', running, null);
    const facts = { ...scope, ...running, dashboard: dashboardAt(publicUrl()) };
    await mailOwners(work, (owner) => liftedMail(facts, owner));
  });
}

function refusePastEnd(until: Date | null, now: Date): void {
  if (until === null || until > now) return;
  throw refusedField('until', 'The end must lie ahead');
}

async function refuseSuspending(work: Work, approved: boolean): Promise<void> {
  const { storeName } = work.scope;
  if (!approved) {
    throw new ProblemError(
      'CONFLICT',
      `${storeName} has not been approved, so it takes no orders: nothing to suspend.`,
    );
  }
  if (await findRunning(work)) {
    throw new ProblemError(
      'CONFLICT',
      `${storeName} is suspended already. To change the reason or the end, lift that suspension first.`,
    );
  }
}

async function findRunning({ tx, scope, at }: Work): Promise<SuspensionRow | undefined> {
  return (await findRunningSuspensions(tx, [scope.storeId], at))[0];
}

async function record(
  work: Work,
  action: 'store.suspend' | 'store.lift',
  before: Suspending | null,
  after: Suspending | null,
): Promise<void> {
  work.audit({
    action,
    entity: 'store',
    entityId: work.scope.storeId,
    before: { suspension: toSuspension(before) },
    after: { suspension: toSuspension(after) },
  });
  await notifyOpenScreens(work, 'MARKETPLACE');
}

function dashboardAt(publicUrl: string): string {
  return `${publicUrl}/dashboard/app`;
}
