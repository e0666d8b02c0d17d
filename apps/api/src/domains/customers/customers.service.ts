import { normalizePhone } from '@counter/contract/shared';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { findCustomerByPhone, saveCustomer } from './customers.repository.ts';

/** The customer's contact as given in the order. */
export type Contact = { readonly name: string; readonly phone: string };

/**
 * The store's customer behind a phone number, however the number is spelled; created when new.
 * Answers the id. @throws ProblemError CUSTOMER_BLOCKED when the store does not want their orders.
 */
export async function findOrCreateCustomer(work: Work, { name, phone }: Contact): Promise<number> {
  const customer = await saveCustomer(work, { name, phone: normalizePhone(phone) });
  if (customer.blocked) throw blockedCustomer(work.scope);
  return customer.id;
}

/** The refusal of somebody whose orders the store does not want, under whatever number they come. */
export function blockedCustomer({ storeName }: StoreScope): ProblemError {
  return new ProblemError(
    'CUSTOMER_BLOCKED',
    `${storeName} isn't taking orders from this phone number right now. Please contact the store.`,
  );
}

/** The id of the store's customer behind a phone number, however it is spelled; null where there is none. */
export async function findCustomerId(
  db: Db | Tx,
  scope: StoreScope,
  phone: string,
): Promise<number | null> {
  return (await findCustomerByPhone(db, scope, normalizePhone(phone))) ?? null;
}
