import type { DeliveryMethod } from '@counter/contract/orders';
import type { Business, StoreStatus } from '@counter/contract/store';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { personOf } from './acting-person.ts';
import { findOpening, findStatus, toOpeningAnswer } from './opening.service.ts';
import { toStoreSettings, type StoreSettings } from './order-settings.ts';
import { findOwnerViewOf } from './owner-views.repository.ts';
import { endOverrides } from './status-overrides.repository.ts';
import { notifyOpenScreens } from './store-change.service.ts';
import {
  createStatusChange,
  findApprovedStoreRows,
  findBusinessRows,
  findSettingsRow,
  findViewedBusinessRows,
  updateOnline,
} from './store.repository.ts';
import { toSuspension } from './suspension-view.ts';
import { lockStore } from './suspension.repository.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';

/** Returns the user's stores. @throws ProblemError NOT_ALLOWED if the request names another user. */
export async function findBusinesses(
  { db, clock }: Platform,
  session: SessionFacts,
  claimedUserId: number,
): Promise<Business[]> {
  if (claimedUserId !== session.userId) {
    throw new ProblemError('NOT_ALLOWED', 'You can list your own stores only.');
  }
  const now = clock.now();
  const rows = await findBusinessRows(db, session.userId, now);
  const viewed = session.operator ? await findOwnerViewOf(db, session.sessionId, now) : undefined;
  if (viewed) rows.push(...(await findViewedBusinessRows(db, viewed.storeId, now)));
  const businesses = rows.map(async (row): Promise<Business> => ({
    id: row.id,
    name: row.name,
    image: row.image,
    branchName: row.branchName,
    address: row.address,
    verified: row.verified ? 'Y' : 'N',
    storeUrl: row.storeUrl,
    storeApproved: row.approved,
    role: row.role,
    currency: row.currency,
    timeZone: row.timeZone,
    suspension: toSuspension(row),
    refusal: row.refusal,
    opening: toOpeningAnswer(await findOpening(db, row.id, now)),
    secondFactorMissing: row.demandedAt !== null && row.secondFactorAt === null,
    ...(row.id === viewed?.storeId ? { viewedUntil: viewed.endsAt.toISOString() } : {}),
  }));
  return Promise.all(businesses);
}

/** Returns the settings that orders are checked and priced with. */
export async function findStoreSettings(db: Db | Tx, storeId: number): Promise<StoreSettings> {
  return toStoreSettings(await findSettingsRow(db, storeId));
}

/** Returns the instructions for customers for a delivery method; null if there are none. */
export function instructionsFor(
  method: DeliveryMethod,
  { pickupInstructions }: Pick<StoreSettings, 'pickupInstructions'>,
): string | null {
  return method === 'PICKUP' ? pickupInstructions || null : null;
}

/** Returns the stores that integrations can access. */
export async function findApprovedStores(db: Db) {
  const rows = await findApprovedStoreRows(db);
  return rows.map((row) => ({
    id: row.id,
    storeUrl: row.storeUrl,
    name: row.name,
    currency: row.currency,
    timeZone: row.timeZone,
    deliveryMethods: [...row.deliveryMethods],
    deliveryFees: row.deliveryFees,
  }));
}

/**
 * Opens or closes the store, which also ends active pauses and busy times. Changes and records nothing if it is already
 * so.
 */
export async function updateStatus(
  platform: Platform,
  scope: StoreScope,
  online: boolean,
): Promise<StoreStatus> {
  return platform.act(scope, async (work) => {
    await lockStore(work.tx, scope);
    if (await updateOnline(work.tx, scope, online)) await recordChange(work, online);
    return findStatus(work.tx, scope.storeId, work.at);
  });
}

async function recordChange(work: Work, online: boolean): Promise<void> {
  const { tx, scope, at, audit } = work;
  const userId = personOf(scope);
  await createStatusChange(tx, scope, { online, userId, at });
  await endOverrides(tx, scope, ['PAUSE', 'BUSY'], { userId, at });
  await notifyOpenScreens(work, 'TOGGLE');
  audit({
    action: online ? 'store.open' : 'store.close',
    entity: 'store',
    entityId: scope.storeId,
    before: { online: !online },
    after: { online },
  });
}
