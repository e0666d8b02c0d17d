import { sql } from 'kysely';
import type { DeliveryAddress } from '@counter/contract/orders';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Recipient } from './recipient.ts';

/** A consumer as kept. */
export type ConsumerRow = {
  readonly id: number;
  readonly phone: string | null;
  readonly email: string | null;
  readonly name: string;
  readonly contactPhone: string;
  readonly addresses: readonly DeliveryAddress[];
};

/** The consumer behind a phone or an e-mail address; created when new, as brought by whoever did. */
export async function saveConsumer(
  tx: Tx,
  { channel, recipient }: Recipient,
  referredBy: number | null,
  at: Date,
): Promise<ConsumerRow> {
  const column = channel === 'SMS' ? 'phone' : 'email';
  const own = channel === 'SMS' ? { phone: recipient } : { email: recipient };
  return tx
    .insertInto('consumers')
    .values({
      phone: null,
      email: null,
      ...own,
      addresses: '[]',
      created_at: at,
      referred_by: referredBy,
    })
    .onConflict((conflict) => conflict.column(column).doUpdateSet(own))
    .returning(['id', 'phone', 'email', 'name', 'contact_phone as contactPhone', 'addresses'])
    .executeTakeFirstOrThrow();
}

/** A consumer by the number of their account. */
export async function findConsumer(db: Db | Tx, id: number): Promise<ConsumerRow | undefined> {
  return db
    .selectFrom('consumers')
    .where('id', '=', id)
    .select(['id', 'phone', 'email', 'name', 'contact_phone as contactPhone', 'addresses'])
    .executeTakeFirst();
}

export type Remembered = {
  readonly name: string;
  readonly contactPhone: string;
  readonly addresses: readonly DeliveryAddress[];
};

/** Takes over what somebody told with their last order. */
export async function updateConsumer(tx: Tx, id: number, remembered: Remembered): Promise<void> {
  await tx
    .updateTable('consumers')
    .set({
      name: remembered.name,
      contact_phone: remembered.contactPhone,
      addresses: JSON.stringify(remembered.addresses),
    })
    .where('id', '=', id)
    .execute();
}

/** Who brought a consumer; null where nobody did. */
export async function findConsumerReferrer(tx: Tx, id: number): Promise<number | null> {
  const consumer = await tx
    .selectFrom('consumers')
    .where('id', '=', id)
    .select('referred_by')
    .executeTakeFirst();
  return consumer?.referred_by ?? null;
}

/** The e-mail addresses of consumers, of those who have one. */
export async function findConsumerEmails(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from consumers
    where id = any(${ids}::bigint[]) and email is not null`.execute(tx);
  return rows.map(({ email }) => email);
}
