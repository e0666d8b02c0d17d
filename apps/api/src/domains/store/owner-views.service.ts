import type { OwnerView, OwnerViewRequest } from '@counter/contract/operator';
import { minuteMs } from '@counter/contract/shared';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';
import { mailOwners } from './mail-owners.service.ts';
import { ownerViewMail } from './owner-view-mail.ts';
import { createOwnerView, endOwnerViewRow, findOwnerViewOf } from './owner-views.repository.ts';
import { lockStore } from './suspension.repository.ts';

/**
 * Lets an operator's session view a store as its owner for a limited time, read-only. Mails the owners who views it and
 * why. If the store waits for approval, the operator sees what the owner prepares.
 * @throws ProblemError CONFLICT if the session already views a store
 */
export async function startOwnerView(
  { act, publicUrl }: Platform,
  scope: StoreScope,
  { sessionId, userId, fullName }: SessionFacts,
  { reason, minutes }: Pick<OwnerViewRequest, 'reason' | 'minutes'>,
): Promise<OwnerView> {
  return act(scope, async ({ tx, at, ...work }) => {
    await lockStore(tx, scope);
    if (await findOwnerViewOf(tx, sessionId, at)) {
      throw new ProblemError('CONFLICT', 'You already view a store. End that view first.');
    }
    const endsAt = new Date(at.getTime() + minutes * minuteMs);
    await createOwnerView(tx, scope, { userId, sessionId, reason, startedAt: at, endsAt });
    const after = { reason, until: endsAt.toISOString() };
    work.audit({ action: 'owner-view.start', entity: 'store', entityId: scope.storeId, after });
    const facts = { ...scope, by: fullName, reason, until: endsAt, publicUrl: publicUrl() };
    await mailOwners({ tx, scope, at }, (owner) => ownerViewMail(facts, owner));
    return { storeId: scope.storeId, endsAt: endsAt.toISOString() };
  });
}

/** Ends a session's view of a store. Does nothing if it is already over. */
export async function endOwnerView(
  { act }: Platform,
  scope: StoreScope,
  { sessionId }: SessionFacts,
): Promise<{ storeId: number }> {
  const { storeId } = scope;
  await act(scope, async ({ tx, at, audit }) => {
    if (!(await endOwnerViewRow(tx, scope, sessionId, at))) return;
    audit({ action: 'owner-view.end', entity: 'store', entityId: storeId });
  });
  return { storeId };
}
