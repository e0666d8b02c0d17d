import { sql } from 'kysely';
import { erasedCustomer } from '@counter/contract/customers';
import type { Tx, Work } from './customers.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/**
 * Returns the phone number of a customer and locks the row until the transaction ends; undefined if there is nobody to
 * erase.
 */
export async function holdCustomer(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('customers')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .select('phone')
    .executeTakeFirst();
  return row?.phone;
}

/** Replaces a customer's details; only the row itself stays. `phone` must be a unique placeholder. */
export async function eraseCustomerRow(
  { tx, scope, at }: Work,
  id: number,
  phone: string,
): Promise<void> {
  await tx
    .updateTable('customers')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .set({ name: erasedCustomer, phone, erasedAt: at, notes: '', notesBy: '', notesAt: null })
    .set({ blocked: false, blockedReason: '', blockedBy: '', blockedAt: null })
    .execute();
}

/** Moves a phone number's consents to the erased ones, under its blind index. Returns their IDs. */
export async function eraseConsents(
  { tx, scope: { storeId } }: Work,
  phone: string,
  index: Buffer,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with known as (
      delete from sms_consents where store_id = ${storeId} and phone = ${phone} returning *
    )
    insert into erased_consents (store_id, id, phone_mark, how, given_at, given_by, words,
      withdrawn_at, withdrawn_how, withdrawn_by)
    select store_id, id, ${index}::bytea, how, given_at, given_by,
      case when how = 'WEB_STORE' then note else '' end, withdrawn_at, withdrawn_how, withdrawn_by
    from known order by id
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
