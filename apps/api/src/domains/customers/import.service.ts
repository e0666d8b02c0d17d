import { normalizePhone } from '@counter/contract/shared';
import type { Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import {
  createBlockedCustomers,
  createCustomers,
  type ImportedBlock,
  type ImportedCustomer,
} from './import.repository.ts';

/**
 * Writes customers of a store whose phone numbers are new to it, however they are spelled; answers
 * their ids by the phone as it was given.
 */
export async function importCustomers(
  tx: Tx,
  scope: StoreScope,
  customers: readonly ImportedCustomer[],
): Promise<ReadonlyMap<string, number>> {
  const known = customers.map((customer) => ({
    ...customer,
    phone: normalizePhone(customer.phone),
  }));
  const ids = await createCustomers(tx, scope, known);
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
  const spelled = customers.map((one) => ({ ...one, phone: normalizePhone(one.phone) }));
  await createBlockedCustomers(tx, scope, spelled);
}
