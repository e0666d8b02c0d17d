import type { Db, Tx, Work } from './customers.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Finds a customer by phone and takes over the name they go by now; a new phone is a new customer. */
export async function saveCustomer(
  { tx, scope, at }: Work,
  { name, phone }: { readonly name: string; readonly phone: string },
): Promise<{ readonly id: number; readonly blocked: boolean }> {
  return tx
    .insertInto('customers')
    .values({ storeId: scope.storeId, name, phone, blocked: false, createdAt: at })
    .onConflict((conflict) => conflict.columns(['storeId', 'phone']).doUpdateSet({ name }))
    .returning(['id', 'blocked'])
    .executeTakeFirstOrThrow();
}

/** The id of the customer behind a phone number; undefined where nobody has ordered with it yet. */
export async function findCustomerByPhone(
  db: Db | Tx,
  { storeId }: StoreScope,
  phone: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('customers')
    .where('storeId', '=', storeId)
    .where('phone', '=', phone)
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

/** Returns the phone number of a customer (E.164); undefined if the store has no such one, or erased them. */
export async function findCustomerPhone(
  db: Db | Tx,
  { storeId }: StoreScope,
  id: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('customers')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .select('phone')
    .executeTakeFirst();
  return row?.phone;
}
