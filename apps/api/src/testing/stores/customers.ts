import { sql } from 'kysely';
import type { Db } from '../../platform/db/schema.ts';
import type { TestStore } from './marketplace.ts';

/** A customer with the totals of their orders. */
export type TestCustomer = {
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly orders: number;
  readonly spend: number;
  /** Null without orders. */
  readonly firstAt: Date | null;
  readonly lastAt: Date | null;
  readonly blocked: boolean;
  readonly consented: boolean;
};

/** Inserts customers of a store with their totals; returns their ids in the given order. */
export async function addCustomers(
  db: Db,
  { id: storeId }: TestStore,
  customers: readonly TestCustomer[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(customers)}::jsonb) as given (
        name text, phone text, orders integer, spend bigint, "firstAt" timestamptz,
        "lastAt" timestamptz, blocked boolean, consented boolean)
    ), people as (
      insert into customers (store_id, name, phone, blocked, blocked_at, created_at)
      select ${storeId}::bigint, name, phone, blocked, case when blocked then now() end, now()
      from given returning id, phone
    ), totals as (
      insert into customer_totals (store_id, customer_id, orders, spend, first_at, last_at)
      select ${storeId}::bigint, people.id, orders, spend, "firstAt", "lastAt"
      from given join people using (phone)
    ), consents as (
      insert into sms_consents (store_id, phone, how, given_at, given_by, note)
      select ${storeId}::bigint, phone, 'COUNTER', now(), 'Test', '' from given where consented
    )
    select id from people
    join jsonb_array_elements(${JSON.stringify(customers)}::jsonb) with ordinality as g (one, place)
      on g.one->>'phone' = people.phone
    order by g.place`.execute(db);
  return rows.map(({ id }) => id);
}
