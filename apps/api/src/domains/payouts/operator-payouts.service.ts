import {
  type HeldStore,
  type OperatorPayout,
  type OperatorPayoutDetail,
  type PayoutTotal,
} from '@counter/contract/payouts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findHeldStoreRows } from './holds.repository.ts';
import { findHold, holdPayouts, liftHold } from './holds.service.ts';
import { movePayout, type Moving } from './moving.service.ts';
import {
  findOperatorPayoutPage,
  sumPayouts,
  type OperatorPayoutFilter,
} from './operator-payouts.repository.ts';
import { toPayout } from './payout-view.ts';
import { describePayout, existingPayout } from './payouts.service.ts';

/** Returns a page of payouts of all stores, with their sums by state. */
export async function findOperatorPayouts({ db }: Platform, filter: OperatorPayoutFilter) {
  const [{ rows, total }, totals] = await Promise.all([
    findOperatorPayoutPage(db, filter),
    sumPayouts(db, filter.search),
  ]);
  const content: OperatorPayout[] = rows.map((row) => ({
    ...toPayout(row),
    storeId: row.storeId,
    storeName: row.storeName,
  }));
  const sums: PayoutTotal[] = totals;
  return { content, totalElements: total, totals: sums };
}

/** Returns a store's payout as operators see it. @throws ProblemError NOT_FOUND */
export async function findOperatorPayout(
  platform: Platform,
  scope: StoreScope,
  transactionId: string,
): Promise<OperatorPayoutDetail> {
  return describe(platform, scope, transactionId);
}

async function describe(
  { db, clock }: Platform,
  scope: StoreScope,
  transactionId: string,
): Promise<OperatorPayoutDetail> {
  const row = await existingPayout(db, scope, transactionId);
  const [detail, hold] = await Promise.all([
    describePayout(db, scope, row),
    findHold(db, scope.storeId, clock.now()),
  ]);
  const { storeId, storeName } = scope;
  return { ...detail, storeId, storeName, bankFileId: row.bankFileId, hold };
}

/** Moves a payout and returns it. @throws ProblemError NOT_FOUND, CONFLICT */
export async function moveOperatorPayout(
  platform: Platform,
  scope: StoreScope,
  moving: Moving,
): Promise<OperatorPayoutDetail> {
  await platform.act(scope, async (work) => movePayout(work, moving));
  return describe(platform, scope, moving.transactionId);
}

/** Returns the stores whose payouts operators hold. */
export async function findHeldStores({ db }: Platform): Promise<HeldStore[]> {
  return findHeldStoreRows(db);
}

/** Holds a store's payouts; returns all held stores. @throws ProblemError NOT_FOUND, CONFLICT */
export async function holdStore(
  platform: Platform,
  scope: StoreScope,
  reason: string,
): Promise<HeldStore[]> {
  await holdPayouts(platform, scope, reason);
  return findHeldStores(platform);
}

/** Lifts the hold on a store's payouts; returns all held stores. @throws ProblemError NOT_FOUND, CONFLICT */
export async function liftStore(platform: Platform, scope: StoreScope): Promise<HeldStore[]> {
  await liftHold(platform, scope);
  return findHeldStores(platform);
}
