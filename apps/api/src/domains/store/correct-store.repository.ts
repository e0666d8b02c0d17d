import type { OpeningInterval } from '@counter/contract/store';
import type { Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { createHours, createProfile, profileOf } from './create-store.repository.ts';

export type StoreFacts = {
  readonly storeUrl: string;
  readonly name: string;
  readonly address: string;
  readonly timeZone: string;
  /** Basis points. */
  readonly taxRate: number;
  readonly phoneNumber: string;
  readonly hours: readonly OpeningInterval[];
};

/** Changes what a store's owner says of it before it is approved. */
export async function updateStoreRows(
  tx: Tx,
  { storeId }: StoreScope,
  facts: StoreFacts,
): Promise<void> {
  await tx
    .updateTable('stores')
    .set({
      store_url: facts.storeUrl,
      name: facts.name,
      address: facts.address,
      time_zone: facts.timeZone,
    })
    .where('id', '=', storeId)
    .execute();
  await tx
    .updateTable('store_settings')
    .set({ tax_rate: facts.taxRate })
    .where('store_id', '=', storeId)
    .execute();
  await tx.deleteFrom('store_hours').where('store_id', '=', storeId).execute();
  await createHours(tx, storeId, facts.hours);
  await updatePhoneNumber(tx, storeId, facts.phoneNumber);
}

/** A store from before profiles were kept has none yet. */
async function updatePhoneNumber(tx: Tx, storeId: number, phoneNumber: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('store_profiles')
    .set({ phone_number: phoneNumber })
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await createProfile(tx, storeId, profileOf(phoneNumber));
}

/** Lets a store take orders. */
export async function updateApproved(tx: Tx, { storeId }: StoreScope): Promise<void> {
  await tx
    .updateTable('stores')
    .set({ approved: true, verified: true })
    .where('id', '=', storeId)
    .execute();
}
