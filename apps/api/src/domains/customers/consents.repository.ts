import { sql } from 'kysely';
import type { ConsentWay, WithdrawalWay } from '@counter/contract/customers';
import type { Db, Tx, Work } from './customers.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type ConsentRow = {
  readonly id: number;
  readonly how: ConsentWay;
  readonly givenAt: Date;
  readonly givenBy: string;
  readonly note: string;
  readonly withdrawnAt: Date | null;
  readonly withdrawnHow: WithdrawalWay | null;
  readonly withdrawnBy: string | null;
};

/** Finds all consents of a phone number, newest first. */
export async function findConsentRows(
  db: Db | Tx,
  { storeId }: StoreScope,
  phone: string,
): Promise<ConsentRow[]> {
  return db
    .selectFrom('smsConsents')
    .where('storeId', '=', storeId)
    .where('phone', '=', phone)
    .orderBy('givenAt', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'how', 'givenAt', 'givenBy', 'note'])
    .select(['withdrawnAt', 'withdrawnHow'])
    .select('withdrawnBy')
    .execute();
}

/** Returns the phone numbers with an active consent. */
export async function findPhonesWithConsent(
  db: Db | Tx,
  { storeId }: StoreScope,
  phones: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('smsConsents')
    .where('storeId', '=', storeId)
    .where('phone', '=', sql<string>`any(${phones}::text[])`)
    .where('withdrawnAt', 'is', null)
    .select('phone')
    .execute();
  return rows.map(({ phone }) => phone);
}

export type ConsentKey = { readonly id: number; readonly phone: string };

type Given = { readonly how: ConsentWay; readonly note: string };

/** Inserts consents for the phone numbers without an active one. Returns the inserted ones. */
export async function createConsents(
  { tx, scope, at }: Work,
  phones: readonly string[],
  { how, note }: Given,
): Promise<ConsentKey[]> {
  const { rows } = await sql<ConsentKey>`
    insert into sms_consents (store_id, phone, how, given_at, given_by, note)
    select ${scope.storeId}::bigint, phone, ${how}::text, ${at}::timestamptz,
      ${scope.actor.name}::text, ${note}::text
    from unnest(${phones}::text[]) given (phone) order by phone
    on conflict (store_id, phone) where withdrawn_at is null do nothing
    returning id, phone`.execute(tx);
  return rows;
}

/** Ends the active consent of a phone number; undefined without one. */
export async function endConsent(
  { tx, scope, at }: Work,
  phone: string,
  how: WithdrawalWay,
): Promise<ConsentKey | undefined> {
  return tx
    .updateTable('smsConsents')
    .where('storeId', '=', scope.storeId)
    .where('phone', '=', phone)
    .where('withdrawnAt', 'is', null)
    .set({ withdrawnAt: at, withdrawnHow: how, withdrawnBy: scope.actor.name })
    .returning(['id', 'phone'])
    .executeTakeFirst();
}
