import { normalizePhone } from '@counter/contract/shared';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { findCustomerByPhone, saveCustomer } from './customers.repository.ts';

/** The customer's contact as given in the order. */
export type Contact = { readonly name: string; readonly phone: string };

/**
 * Returns the ID of the store's customer with a phone number in any spelling; creates a new one if needed.
 * @throws ProblemError CUSTOMER_BLOCKED if the store has blocked them
 */
export async function findOrCreateCustomer(work: Work, { name, phone }: Contact): Promise<number> {
  const customer = await saveCustomer(work, { name, phone: normalizePhone(phone) });
  if (customer.blocked) throw blockedCustomer(work.scope);
  return customer.id;
}

/** The error for a blocked person, whichever number they use. */
export function blockedCustomer({ storeName }: StoreScope): ProblemError {
  return new ProblemError(
    'CUSTOMER_BLOCKED',
    `${storeName} isn't taking orders from this phone number right now. Please contact the store.`,
  );
}

/** Returns the ID of the store's customer with a phone number in any spelling; null without one. */
export async function findCustomerId(
  db: Db | Tx,
  scope: StoreScope,
  phone: string,
): Promise<number | null> {
  return (await findCustomerByPhone(db, scope, normalizePhone(phone))) ?? null;
}
