import { sql } from 'kysely';
import type { Tx } from './settings.tables.ts';

/** Erases the bank accounts of stores. */
export async function forgetAccounts(tx: Tx, storeIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('bankDetails')
    .where('storeId', 'in', storeIds)
    .set({
      accountNumber: null,
      routingNumber: null,
      bankVerifiedAt: null,
      bankChangedAt: null,
      bankVersion: sql<number>`bank_version + 1`,
    })
    .execute();
}

/** Erases the tax ids of companies. */
export async function forgetTaxNumbers(tx: Tx, storeIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('bankDetails')
    .where('storeId', 'in', storeIds)
    .set({
      ein: null,
      companyVerifiedAt: null,
      companyVersion: sql<number>`company_version + 1`,
    })
    .execute();
}

/** Erases the representatives of stores. */
export async function forgetRepresentatives(tx: Tx, storeIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('bankDetails')
    .where('storeId', 'in', storeIds)
    .set({
      legalFirstName: null,
      legalLastName: null,
      dateOfBirth: null,
      ssn: null,
      representativeVerifiedAt: null,
      representativeVersion: sql<number>`representative_version + 1`,
    })
    .execute();
}

/** Erases the previous bank accounts of changes, and expires the links that would restore them. */
export async function forgetFormerAccounts(
  tx: Tx,
  storeIds: readonly number[],
  at: Date,
): Promise<void> {
  await tx
    .updateTable('bankChanges')
    .where('storeId', 'in', storeIds)
    .set({
      formerAccountNumber: null,
      formerRoutingNumber: null,
      expiresAt: sql<Date>`least(expires_at, ${at}::timestamptz)`,
    })
    .execute();
}

/** Returns the names of stores by id. */
export async function findStoreNames(
  tx: Tx,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const stores = await tx
    .selectFrom('published.stores')
    .where('id', 'in', storeIds)
    .select(['id', 'name'])
    .execute();
  return new Map(stores.map(({ id, name }) => [id, name]));
}
