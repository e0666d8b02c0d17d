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
 * Writes customers of a store whose phone numbers are new to it, however they are spelled; answers
 * their ids by the phone as it was given.
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

/** Writes customers whose orders a store does not want; their phone numbers are new to it. */
export async function importBlockedCustomers(
  tx: Tx,
  scope: StoreScope,
  customers: readonly ImportedBlock[],
): Promise<void> {
  await createBlockedCustomers(tx, scope, customers.map(spelled));
}

/** Writes consents to text messages of phone numbers that have none, however they are spelled. */
export async function importConsents(
  tx: Tx,
  scope: StoreScope,
  consents: readonly ImportedConsent[],
): Promise<void> {
  await createPastConsents(tx, scope, consents.map(spelled));
}

/** Writes notes on customers that have none, by their phone numbers. */
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
