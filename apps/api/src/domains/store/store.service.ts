import { openingAt, type Business, type Opening, type StoreStatus } from '@counter/contract/store';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { SessionFacts } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/work.ts';
import { personOf } from './acting-person.ts';
import {
  createStatusChange,
  findApprovedStoreRows,
  findBusinessRows,
  findLastStatusChange,
  findOpeningFacts,
  findSettingsRow,
  updateOnline,
} from './store.repository.ts';
import { toSuspension } from './suspension-view.ts';

/** The user's stores. @throws ProblemError NOT_ALLOWED when the call names another user. */
export async function findBusinesses(
  { db, clock }: Platform,
  session: SessionFacts,
  claimedUserId: number,
): Promise<Business[]> {
  if (claimedUserId !== session.userId) {
    throw new ProblemError('NOT_ALLOWED', 'You can list your own stores only.');
  }
  const rows = await findBusinessRows(db, session.userId, clock.now());
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    image: row.image,
    branchName: row.branch_name,
    address: row.address,
    verified: row.verified ? 'Y' : 'N',
    storeUrl: row.store_url,
    storeApproved: row.approved,
    role: row.role,
    currency: row.currency,
    timeZone: row.time_zone,
    suspension: toSuspension(row),
    refusal: row.refusal,
    secondFactorMissing: row.demanded_at !== null && row.second_factor_at === null,
  }));
}

/** Whether a store takes orders at an instant, until when, and why not. */
export async function findOpening(db: Db | Tx, storeId: number, at: Date): Promise<Opening> {
  return openingAt(await findFacts(db, storeId, at), at);
}

/**
 * Whether a store takes an order now that is wanted at a time, until when, and why not. While it is
 * suspended it takes none, not even for later.
 */
export async function findOpeningForOrder(
  db: Db | Tx,
  storeId: number,
  { now, wanted }: { readonly now: Date; readonly wanted: Date },
): Promise<Opening> {
  const facts = await findFacts(db, storeId, now);
  const opening = openingAt(facts, now);
  return opening.state === 'NOT_APPROVED' ? opening : openingAt(facts, wanted);
}

async function findFacts(db: Db | Tx, storeId: number, at: Date) {
  const facts = await findOpeningFacts(db, storeId, at);
  if (!facts) throw new ProblemError('NOT_FOUND', `There is no store ${storeId}.`);
  return facts;
}

/** The store's own figures that orders are checked and priced by. Amounts in cents, rates in basis points. */
export type StoreSettings = {
  readonly online: boolean;
  readonly minimumOrder: number;
  readonly taxRate: number;
  readonly preparationMinutes: number;
  readonly deliveredFeeRate: number;
  readonly pickedUpFeeRate: number;
};

export async function findStoreSettings(db: Db | Tx, storeId: number): Promise<StoreSettings> {
  const row = await findSettingsRow(db, storeId);
  return {
    online: row.online,
    minimumOrder: row.minimum_order,
    taxRate: row.tax_rate,
    preparationMinutes: row.preparation_minutes,
    deliveredFeeRate: row.delivered_fee_rate,
    pickedUpFeeRate: row.picked_up_fee_rate,
  };
}

/** The stores that integrations may see. */
export async function findApprovedStores(db: Db) {
  const rows = await findApprovedStoreRows(db);
  return rows.map((row) => ({
    id: row.id,
    storeUrl: row.store_url,
    name: row.name,
    currency: row.currency,
    timeZone: row.time_zone,
  }));
}

/** The toggle and what follows from it. */
export async function findStatus(db: Db | Tx, storeId: number, at: Date): Promise<StoreStatus> {
  const [facts, change] = await Promise.all([
    findFacts(db, storeId, at),
    findLastStatusChange(db, storeId),
  ]);
  const { state, until } = openingAt(facts, at);
  return {
    storeOnline: facts.online,
    state,
    until: until?.toISOString() ?? null,
    reason: facts.suspension?.reason ?? null,
    changedBy: change?.full_name ?? null,
    changedAt: change?.changed_at.toISOString() ?? null,
  };
}

/** Opens or closes the store. Turning it to what it already is changes and records nothing. */
export async function updateStatus(
  platform: Platform,
  scope: StoreScope,
  online: boolean,
): Promise<StoreStatus> {
  return platform.act(scope, async (work) => {
    if (await updateOnline(work.tx, scope, online)) await recordChange(work, online);
    return findStatus(work.tx, scope.storeId, work.at);
  });
}

async function recordChange({ tx, scope, at, emit, audit }: Work, online: boolean): Promise<void> {
  await createStatusChange(tx, scope, { online, userId: personOf(scope), at });
  emit({ kind: 'store.status', storeOnline: online });
  audit({
    action: online ? 'store.open' : 'store.close',
    entity: 'store',
    entityId: scope.storeId,
    before: { online: !online },
    after: { online },
  });
}
