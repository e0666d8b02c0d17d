import { sql } from 'kysely';
import type { Db, Tx } from './consumers.tables.ts';
import { isSameMailbox, isSamePhone } from '../../platform/db/same-person.ts';
import type { Recipient } from './recipient.ts';
import type { DeliveryAddress } from '@counter/contract/shared';

/** A consumer as stored. */
export type ConsumerRow = {
  readonly id: number;
  readonly phone: string | null;
  readonly email: string | null;
  readonly name: string;
  readonly contactPhone: string;
  readonly addresses: readonly DeliveryAddress[];
};

/** Finds the consumer with a phone or an email address, or creates it. A new one gets the referrer. */
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
      createdAt: at,
      referredBy,
    })
    .onConflict((conflict) => conflict.column(column).doUpdateSet(own))
    .returning(['id', 'phone', 'email', 'name', 'contactPhone', 'addresses'])
    .executeTakeFirstOrThrow();
}

/** Finds a consumer by ID. */
export async function findConsumer(db: Db | Tx, id: number): Promise<ConsumerRow | undefined> {
  return db
    .selectFrom('consumers')
    .where('id', '=', id)
    .select(['id', 'phone', 'email', 'name', 'contactPhone', 'addresses'])
    .executeTakeFirst();
}

export type Remembered = {
  readonly name: string;
  readonly contactPhone: string;
  readonly addresses: readonly DeliveryAddress[];
};

/** Saves the contact details of a consumer's last order. */
export async function updateConsumer(tx: Tx, id: number, remembered: Remembered): Promise<void> {
  await tx
    .updateTable('consumers')
    .set({
      name: remembered.name,
      contactPhone: remembered.contactPhone,
      addresses: JSON.stringify(remembered.addresses),
    })
    .where('id', '=', id)
    .execute();
}

/** Saves a verified contact number. */
export async function saveContactPhone(
  tx: Tx,
  id: number,
  contactPhone: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('consumers')
    .set({ contactPhone, contactPhoneProvenAt: at })
    .where('id', '=', id)
    .execute();
}

/** Returns a consumer's referrer; null without one, or if both share a phone number or a mailbox. */
export async function findConsumerReferrer(tx: Tx, id: number): Promise<number | null> {
  const ref = (column: string) => sql.ref(column);
  const { rows } = await sql<{ id: number }>`
    select r.id from consumers c join published.users r on r.id = c.referred_by
    where c.id = ${id}
      and not ${isSamePhone(ref('c.phone'), ref('r.phoneNumber'))}
      and not ${isSamePhone(ref('c.contactPhone'), ref('r.phoneNumber'))}
      and not ${isSameMailbox(ref('c.email'), ref('r.email'))}`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Finds the email addresses of consumers; omits those without one. */
export async function findConsumerEmails(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from consumers
    where id = any(${ids}::bigint[]) and email is not null`.execute(tx);
  return rows.map(({ email }) => email);
}
