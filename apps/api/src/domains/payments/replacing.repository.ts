import { sql } from 'kysely';
import type { Db, Tx, Work } from './payments.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { PaymentKey } from './card-payments.repository.ts';

const payingLock = 7_703;

/**
 * Has everything that decides on a consumer's payments wait until the transaction ends. Whoever holds rows of
 * theirs takes it first.
 */
export async function lockPaying(tx: Tx, consumerId: number): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${payingLock}::int, (${consumerId}::bigint % 2147483647)::int)`.execute(
    tx,
  );
}

/** Lets nothing come of the payments of a consumer that are not decided; answers which those are. */
export async function markReplaced(
  { tx, scope: { storeId }, at }: Work,
  consumerId: number,
): Promise<PaymentKey[]> {
  return tx
    .updateTable('cardPayments')
    .where('storeId', '=', storeId)
    .where('consumerId', '=', consumerId)
    .where('state', '=', 'OPEN')
    .where('replacedAt', 'is', null)
    .set({ replacedAt: at })
    .returning(['storeId', 'id'])
    .execute();
}

/** The payments that a consumer has begun at a store, and that are not decided. */
export async function findBegunPayments(
  db: Db,
  { storeId }: Pick<StoreScope, 'storeId'>,
  consumerId: number,
): Promise<PaymentKey[]> {
  return db
    .selectFrom('cardPayments')
    .where('storeId', '=', storeId)
    .where('consumerId', '=', consumerId)
    .where('state', '=', 'OPEN')
    .where('sessionId', 'is not', null)
    .orderBy('id')
    .select(['storeId', 'id'])
    .execute();
}

/** Returns true if a consumer has begun a payment under a key. */
export async function isKeyKnown(
  db: Db,
  { storeId }: Pick<StoreScope, 'storeId'>,
  { consumerId, key }: { readonly consumerId: number; readonly key: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('cardPayments')
    .where('storeId', '=', storeId)
    .where('consumerId', '=', consumerId)
    .where('key', '=', key)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The payments that were begun under a key which only their customers know. */
export async function findPaymentsOfKey(
  tx: Tx,
  { storeId }: Pick<StoreScope, 'storeId'>,
  key: string,
): Promise<PaymentKey[]> {
  return tx
    .selectFrom('cardPayments')
    .where('storeId', '=', storeId)
    .where('key', '=', key)
    .where('state', '=', 'OPEN')
    .select(['storeId', 'id'])
    .execute();
}
