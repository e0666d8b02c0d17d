import { sql } from 'kysely';
import type { ConsentWay, WithdrawalWay } from '@counter/contract/customers';
import type { Tx } from './customers.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** A past consent. */
export type ImportedConsent = {
  readonly phone: string;
  readonly how: ConsentWay;
  readonly givenAt: Date;
  readonly givenBy: string;
  readonly withdrawn: {
    readonly at: Date;
    readonly how: WithdrawalWay;
    readonly by: string;
  } | null;
};

/** Inserts consents for phone numbers (E.164) that have none. */
export async function createPastConsents(
  tx: Tx,
  { storeId }: StoreScope,
  consents: readonly ImportedConsent[],
): Promise<void> {
  await sql`
    insert into sms_consents (store_id, phone, how, given_at, given_by, note,
      withdrawn_at, withdrawn_how, withdrawn_by)
    select ${storeId}::bigint, phone, how, "givenAt", "givenBy", '',
      (withdrawn->>'at')::timestamptz, withdrawn->>'how', withdrawn->>'by'
    from jsonb_to_recordset(${JSON.stringify(consents)}::jsonb) as given (
      phone text, how text, "givenAt" timestamptz, "givenBy" text, withdrawn jsonb)`.execute(tx);
}

/** Past notes on a customer. */
export type ImportedNotes = {
  readonly phone: string;
  readonly notes: string;
  readonly by: string;
  readonly at: Date;
};

/** Saves notes on customers that have none. */
export async function createPastNotes(
  tx: Tx,
  { storeId }: StoreScope,
  notes: readonly ImportedNotes[],
): Promise<void> {
  await sql`
    update customers c set notes = n.notes, notes_version = 1, notes_by = n.by, notes_at = n.at
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as n (
      phone text, notes text, by text, at timestamptz)
    where c.store_id = ${storeId} and c.phone = n.phone`.execute(tx);
}
