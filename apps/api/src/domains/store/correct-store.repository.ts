import type { OpeningInterval } from '@counter/contract/store';
import type { Tx } from './store.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { createHours, createProfile, profileOf } from './create-store.repository.ts';

export type StoreFacts = {
  readonly storeUrl: string;
  readonly name: string;
  readonly address: string;
  readonly timeZone: string;
  /** In basis points. */
  readonly taxRate: number;
  readonly phoneNumber: string;
  /** Undefined to keep the current hours. */
  readonly hours: readonly OpeningInterval[] | undefined;
};

/** Updates the facts that an owner can correct before the store is approved. */
export async function updateStoreRows(
  tx: Tx,
  { storeId }: StoreScope,
  facts: StoreFacts,
): Promise<void> {
  await tx
    .updateTable('stores')
    .set({
      storeUrl: facts.storeUrl,
      name: facts.name,
      address: facts.address,
      timeZone: facts.timeZone,
    })
    .where('id', '=', storeId)
    .execute();
  await tx
    .updateTable('storeSettings')
    .set({ taxRate: facts.taxRate })
    .where('storeId', '=', storeId)
    .execute();
  if (facts.hours) {
    await tx.deleteFrom('storeHours').where('storeId', '=', storeId).execute();
    await createHours(tx, storeId, facts.hours);
  }
  await updatePhoneNumber(tx, storeId, facts.phoneNumber);
}

/** Stores created before profiles existed have none, so insert one. */
async function updatePhoneNumber(tx: Tx, storeId: number, phoneNumber: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('storeProfiles')
    .set({ phoneNumber })
    .where('storeId', '=', storeId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await createProfile(tx, storeId, profileOf(phoneNumber));
}

/** Marks a store as approved, so that it can take orders. */
export async function updateApproved(tx: Tx, { storeId }: StoreScope): Promise<void> {
  await tx
    .updateTable('stores')
    .set({ approved: true, verified: true })
    .where('id', '=', storeId)
    .execute();
}
