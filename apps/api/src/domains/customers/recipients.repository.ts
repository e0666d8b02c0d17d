import { sql } from 'kysely';
import type { Db, Tx } from './customers.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Returns the phone numbers (E.164) whose owners the store has blocked. */
export async function findBlockedPhones(
  db: Db | Tx,
  { storeId }: StoreScope,
  phones: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('customers')
    .where('storeId', '=', storeId)
    .where('phone', '=', sql<string>`any(${phones}::text[])`)
    .where('blocked', '=', true)
    .select('phone')
    .execute();
  return new Set(rows.map(({ phone }) => phone));
}

/** Finds the stores whose text messages a phone number has consented to. */
export async function findConsentedStores(db: Db, phone: string): Promise<number[]> {
  const rows = await db
    .selectFrom('smsConsents')
    .where('phone', '=', phone)
    .where('withdrawnAt', 'is', null)
    .select('storeId')
    .orderBy('storeId')
    .execute();
  return rows.map((row) => row.storeId);
}

/** Finds the stores whose text messages a phone number has consented to, with their names and the date of consent. */
export async function findConsentsOfPhone(db: Db | Tx, phone: string) {
  return db
    .selectFrom('smsConsents as c')
    .innerJoin('published.stores as s', 's.id', 'c.storeId')
    .where('c.phone', '=', phone)
    .where('c.withdrawnAt', 'is', null)
    .orderBy('s.name')
    .orderBy('s.id')
    .select(['s.storeUrl', 's.name', 's.branchName'])
    .select('c.givenAt as since')
    .execute();
}
