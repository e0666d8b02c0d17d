import { normalizePhone } from '@counter/contract/shared';
import { sql, type RawBuilder } from 'kysely';
import { hashSecret } from '../../platform/kernel/crypto.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Db, Tx } from './orders.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** The person behind an order: the phone number, and the account for web orders. */
export type Person = {
  readonly phone: string;
  /** Null for other channels. */
  readonly consumerId: number | null;
};

/**
 * Selects the accounts of one person: their own, those of the same mailbox (maya+1@…), and those that verified the
 * phone number.
 */
function accountsOf({ number, consumerId }: Known) {
  const columns = sql`id, phone, contact_phone, contact_phone_proven_at`;
  const others = sql`
    select ${columns} from published.consumers where phone = ${number}
    union
    select ${columns} from published.consumers
    where contact_phone_proven_at is not null and contact_phone = ${number}`;
  if (consumerId === null) return others;
  return sql`
    ${others}
    union
    select ${columns} from published.consumers where id = ${consumerId}
    union
    select ${columns} from published.consumers
    where email is not null and regexp_replace(email, '[+][^@]*@', '@') = (
      select regexp_replace(email, '[+][^@]*@', '@') from published.consumers where id = ${consumerId})`;
}

/**
 * Returns all of a store's customers that are the same person, by phone number, by account and by earlier web orders.
 */
export async function findPersonCustomers(
  db: Db | Tx,
  { storeId }: StoreScope,
  person: Person,
): Promise<number[]> {
  const rows = await selectCustomers(db, person, { storeId });
  return rows.map(({ id }) => id);
}

type Known = { readonly number: string; readonly consumerId: number | null };

/** Selects the ids of a store's customers that are the same person. */
function customersOf({ storeId, number, consumerId }: Known & { readonly storeId: number }) {
  return sql<{ id: number }>`
    with accounts as (${accountsOf({ number, consumerId })})
    select id from published.customers where store_id = ${storeId} and phone in (
      select ${number}
      union select phone from accounts where phone is not null
      union select contact_phone from accounts where contact_phone_proven_at is not null)
    union
    select o.customer_id from accounts a
    join web_orders w on w.store_id = ${storeId} and w.consumer_id = a.id
    join orders o on o.store_id = w.store_id and o.id = w.order_id
    order by id`;
}

type Asked = Known & { readonly storeId: number };

/** Prepares two variants of a statement: for a person with an account, and for one known by phone number only. */
export function forPerson<Row, More extends object = object>(
  build: (asked: Asked, more: More) => RawBuilder<Row>,
) {
  const withAccount = prepared((_db: Db, asked: Asked & More) => build(asked, asked));
  const byNumber = prepared((_db: Db, asked: Asked & More) => {
    const { storeId, number } = asked;
    return build({ storeId, number, consumerId: null }, asked);
  });
  return async (
    db: Db | Tx,
    { phone, consumerId }: Person,
    more: More & { readonly storeId: number },
  ): Promise<Row[]> => {
    const run = consumerId === null ? byNumber : withAccount;
    return run(db, { ...more, number: normalizePhone(phone), consumerId });
  };
}

/** Selects a row if a store has blocked any phone number or account of a person. */
export function blockedOf(asked: Asked) {
  return sql`
    select 1 from published.customers
    where store_id = ${asked.storeId} and blocked and id in (${customersOf(asked)}) limit 1`;
}

const selectCustomers = forPerson(customersOf);

export type OpenUnpaid = { readonly count: number; readonly value: number };

/** Returns the count and value of a person's or browser's open, unpaid orders. */
export async function sumOpenUnpaid(
  db: Db | Tx,
  scope: StoreScope,
  { deviceHash, ...person }: Person & { readonly deviceHash: Buffer | null },
): Promise<OpenUnpaid> {
  const ids = await findPersonCustomers(db, scope, person);
  const { storeId } = scope;
  const { rows } = await sql<OpenUnpaid>`
    with mine as (
      select id from orders where store_id = ${storeId} and customer_id = any(${ids}::bigint[])
        and status in ('NEW', 'STORE_ACCEPTED', 'READY')
      union
      select order_id from web_orders
      where store_id = ${storeId} and device_hash = ${deviceHash}::bytea
    )
    select count(*) as count,
      coalesce(sum(subtotal - discount + tax + tip + delivery_fee), 0)::bigint as value
    from orders
    where store_id = ${storeId} and id in (select id from mine)
      and status in ('NEW', 'STORE_ACCEPTED', 'READY')
      and payment in ('AT_COUNTER', 'ON_DELIVERY')`.execute(db);
  return rows[0] ?? { count: 0, value: 0 };
}

/**
 * Serializes orders of one account, browser or phone number until the transaction ends, so that two concurrent ones
 * can't both pass a limit. Everyone takes the locks in the same order.
 */
export async function lockShopper(
  tx: Tx,
  { storeId }: StoreScope,
  { phone, consumerId, deviceHash }: Person & { readonly deviceHash: Buffer | null },
): Promise<void> {
  const keys = [
    ...(consumerId === null ? [] : [`consumer ${consumerId}`]),
    ...(deviceHash === null ? [] : [`device ${storeId} ${deviceHash.toString('hex')}`]),
    `phone ${storeId} ${normalizePhone(phone)}`,
  ].map((key) => hashSecret(key).readBigInt64BE());
  for (const key of keys.toSorted((a, b) => (a < b ? -1 : 1))) {
    await sql`select pg_advisory_xact_lock(${key.toString()}::bigint)`.execute(tx);
  }
}
