import { notFound } from '../../platform/kernel/problem.ts';
import type { BirthDate, OperatorStore, OperatorStoreDetail } from '@counter/contract/operator';
import { orderingSetting, type VerifiedPart } from '@counter/contract/settings';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findVerifiedParts, openBirthDate, setPartVerified } from '../settings/index.ts';
import {
  findSettings,
  findOwners,
  findRunningSuspensions,
  findStatus,
  liftSuspension,
  suspendStore,
  toSuspension,
  updateFeeRates,
} from '../store/index.ts';
import {
  findOperatorStorePage,
  findOperatorStoreRow,
  type OperatorStoreFilter,
  type OperatorStoreRow,
} from './operator-stores.repository.ts';
import { findHealthOf } from './store-health.service.ts';
import type { Proven } from '../../platform/tenancy/proven.ts';
import { lockProven } from '../auth/index.ts';

/** Returns a page of stores that match a search and a state. */
export async function findStores(
  platform: Platform,
  filter: OperatorStoreFilter,
): Promise<{ content: OperatorStore[]; totalElements: number }> {
  const { rows, total } = await findOperatorStorePage(platform.db, filter, platform.clock.now());
  return { content: await describeStores(platform, rows), totalElements: total };
}

/** Returns a store as operators see it. @throws ProblemError NOT_FOUND */
export async function findStore(platform: Platform, storeId: number): Promise<OperatorStoreDetail> {
  const row = await findOperatorStoreRow(platform.db, storeId);
  const [store] = row ? await describeStores(platform, [row]) : [];
  if (!store) throw notFound('store');
  const [status, ordering] = await Promise.all([
    findStatus(platform.db, storeId, platform.clock.now()),
    findSettings(platform.db, { storeId }, orderingSetting.fields),
  ]);
  return { ...store, ...ordering, status, deliveryMethods: [...ordering.deliveryMethods] };
}

/** Completes store rows with facts from other tables, in one query per kind for all rows. */
async function describeStores(
  platform: Platform,
  rows: readonly OperatorStoreRow[],
): Promise<OperatorStore[]> {
  const { db, clock } = platform;
  const ids = rows.map(({ id }) => id);
  const [owners, suspensions, verified, health] = await Promise.all([
    findOwners(db, ids),
    findRunningSuspensions(db, ids, clock.now()),
    findVerifiedParts(db, ids),
    findHealthOf(platform, ids),
  ]);
  return rows.map(
    ({ deliveredFeeRate, pickedUpFeeRate, deliveryCommissionRate, createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      deliveredFee: deliveredFeeRate / 100,
      pickedUpFee: pickedUpFeeRate / 100,
      deliveryCommission: deliveryCommissionRate / 100,
      owners: owners.filter(({ storeId }) => storeId === row.id),
      suspension: toSuspension(suspensions.find(({ storeId }) => storeId === row.id)),
      verified: verified.get(row.id) ?? null,
      health: health.get(row.id) ?? null,
    }),
  );
}

type Change = () => Promise<void>;

/** Changes a store and returns its new state. */
async function changeStore(
  platform: Platform,
  { storeId }: StoreScope,
  change: Change,
): Promise<OperatorStoreDetail> {
  await change();
  return findStore(platform, storeId);
}

/** Marks a part of a store's submitted details as verified or not. @throws CONFLICT */
export async function verifyPart(
  platform: Platform,
  scope: StoreScope,
  {
    proven,
    part,
    verified,
  }: { readonly proven: Proven; readonly part: VerifiedPart; readonly verified: boolean },
): Promise<OperatorStoreDetail> {
  return changeStore(platform, scope, async () =>
    platform.act(scope, async (work) => {
      await lockProven(work.tx, proven);
      await setPartVerified(work, part, verified);
    }),
  );
}

/** Returns the representative's date of birth, once per operator. @throws CONFLICT */
export async function showBirthDate(
  platform: Platform,
  scope: StoreScope,
  look: { readonly proven: Proven; readonly userId: number; readonly press: string },
): Promise<BirthDate> {
  return platform.act(scope, async (work) => {
    await lockProven(work.tx, look.proven);
    return { dateOfBirth: await openBirthDate(work, platform.vault, look) };
  });
}

/** In percent. */
type Commission = {
  readonly deliveredFee: number;
  readonly pickedUpFee: number;
  readonly deliveryCommission: number;
};

/** Sets the fees, in percent, for orders placed from now on. */
export async function setFees(
  platform: Platform,
  scope: StoreScope,
  { deliveredFee, pickedUpFee, deliveryCommission }: Commission,
): Promise<OperatorStoreDetail> {
  const feeRates = {
    deliveredFeeRate: Math.round(deliveredFee * 100),
    pickedUpFeeRate: Math.round(pickedUpFee * 100),
    deliveryCommissionRate: Math.round(deliveryCommission * 100),
  };
  return changeStore(platform, scope, async () => updateFeeRates(platform, scope, feeRates));
}

/** Suspends a store until an instant, or until lifted if null. @throws CONFLICT, INVALID_FIELDS */
export async function suspend(
  platform: Platform,
  scope: StoreScope,
  { reason, until }: { readonly reason: string; readonly until: string | null },
): Promise<OperatorStoreDetail> {
  const suspension = { reason, until: until === null ? null : new Date(until) };
  return changeStore(platform, scope, async () => suspendStore(platform, scope, suspension));
}

/** Ends the suspension of a store. @throws CONFLICT */
export async function lift(platform: Platform, scope: StoreScope): Promise<OperatorStoreDetail> {
  return changeStore(platform, scope, async () => liftSuspension(platform, scope));
}
