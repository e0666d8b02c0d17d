import { normalizePhone } from '@counter/contract/shared';
import type { Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import {
  createBlockedCustomers,
  createCustomers,
  type ImportedBlock,
  type ImportedCustomer,
} from './import.repository.ts';
import {
  createPastConsents,
  createPastNotes,
  type ImportedConsent,
  type ImportedNotes,
} from './import-words.repository.ts';

/**
 * Inserts customers whose phone numbers, in any spelling, are new to the store. Returns their IDs by the given phone.
 */
export async function importCustomers(
  tx: Tx,
  scope: StoreScope,
  customers: readonly ImportedCustomer[],
): Promise<ReadonlyMap<string, number>> {
  const ids = await createCustomers(tx, scope, customers.map(spelled));
  return new Map(
    customers.flatMap(({ phone }) => {
      const id = ids.get(normalizePhone(phone));
      return id === undefined ? [] : [[phone, id] as const];
    }),
  );
}

/** Inserts blocked customers whose phone numbers are new to the store. */
export async function importBlockedCustomers(
  tx: Tx,
  scope: StoreScope,
  customers: readonly ImportedBlock[],
): Promise<void> {
  await createBlockedCustomers(tx, scope, customers.map(spelled));
}

/** Inserts consents to text messages for phone numbers, in any spelling, that have none. */
export async function importConsents(
  tx: Tx,
  scope: StoreScope,
  consents: readonly ImportedConsent[],
): Promise<void> {
  await createPastConsents(tx, scope, consents.map(spelled));
}

/** Saves notes on customers that have none, by phone number. */
export async function importNotes(
  tx: Tx,
  scope: StoreScope,
  notes: readonly ImportedNotes[],
): Promise<void> {
  await createPastNotes(tx, scope, notes.map(spelled));
}

function spelled<Row extends { readonly phone: string }>(row: Row): Row {
  return { ...row, phone: normalizePhone(row.phone) };
}
