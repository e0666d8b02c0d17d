import { sql } from 'kysely';
import type { Db, Tx, Work } from './payments.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { PaymentKey } from './card-payments.repository.ts';

const payingLock = 7_703;

/**
 * Locks all decisions about a consumer's payments until the transaction ends. To avoid deadlocks, take it before
 * locking any of their rows.
 */
export async function lockPaying(tx: Tx, consumerId: number): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${payingLock}::int, (${consumerId}::bigint % 2147483647)::int)`.execute(
    tx,
  );
}

/** Marks a consumer's undecided payments as replaced, so that they lead to no order; returns them. */
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

/** Returns a consumer's undecided payments at a store. */
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

/** Returns true if a consumer already started a payment under an idempotency key. */
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

/** Returns the payments started under a key that only the customer knows. */
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
