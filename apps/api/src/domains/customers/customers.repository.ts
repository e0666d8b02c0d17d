import { prepared } from '../../platform/db/prepared.ts';
import type { Db, Tx, Work } from './customers.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Finds a customer by phone and updates their name; creates one for a new phone. */
export async function saveCustomer(
  { tx, scope, at }: Work,
  { name, phone }: { readonly name: string; readonly phone: string },
): Promise<{ readonly id: number; readonly blocked: boolean }> {
  const [customer] = await upsertCustomer(tx, { storeId: scope.storeId, name, phone, at });
  if (!customer) throw new Error('the customer was not written');
  return customer;
}

type NewCustomer = {
  readonly storeId: number;
  readonly name: string;
  readonly phone: string;
  readonly at: Date;
};

const upsertCustomer = prepared((db: Db, { storeId, name, phone, at }: NewCustomer) =>
  db
    .insertInto('customers')
    .values({ storeId, name, phone, blocked: false, createdAt: at })
    .onConflict((conflict) => conflict.columns(['storeId', 'phone']).doUpdateSet({ name }))
    .returning(['id', 'blocked']),
);

/** Returns the ID of the customer with a phone number; undefined if nobody has ordered with it yet. */
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

/** Returns the phone number of a customer (E.164); undefined if the store doesn't have them or erased them. */
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
