import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Those of the phone numbers (E.164) whose owners the store has blocked. */
export async function findBlockedPhones(
  db: Db | Tx,
  { storeId }: StoreScope,
  phones: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('customers')
    .where('store_id', '=', storeId)
    .where('phone', '=', sql<string>`any(${phones}::text[])`)
    .where('blocked', '=', true)
    .select('phone')
    .execute();
  return new Set(rows.map(({ phone }) => phone));
}

/** The stores that a phone number has agreed to hear from. */
export async function findConsentedStores(db: Db, phone: string): Promise<number[]> {
  const rows = await db
    .selectFrom('sms_consents')
    .where('phone', '=', phone)
    .where('withdrawn_at', 'is', null)
    .select('store_id')
    .orderBy('store_id')
    .execute();
  return rows.map((row) => row.store_id);
}

/** The stores that a phone number has agreed to hear from, as people call them, and since when. */
export async function findConsentsOfPhone(db: Db | Tx, phone: string) {
  return db
    .selectFrom('sms_consents as c')
    .innerJoin('stores as s', 's.id', 'c.store_id')
    .where('c.phone', '=', phone)
    .where('c.withdrawn_at', 'is', null)
    .orderBy('s.name')
    .orderBy('s.id')
    .select(['s.store_url as storeUrl', 's.name', 's.branch_name as branchName'])
    .select('c.given_at as since')
    .execute();
}
