import { eraseStop, phoneIndexOf } from '../../platform/messages/sms/stops.ts';
import type { Vault } from '../../platform/kernel/vault.ts';
import type { Work } from '../../platform/events/work.ts';
import { eraseConsents, eraseCustomerRow } from './erasing.repository.ts';

/** Returns the placeholder of an erased number, unique per customer. */
export function erasedPhone(customerId: number): string {
  return `${erasedBeginning}${customerId}:`;
}

const erasedBeginning = 'erased:';

/** Returns true if a stored number belongs to an erased customer. */
export function isErasedPhone(phone: string): boolean {
  return phone.startsWith(erasedBeginning);
}

/**
 * Erases a locked customer except for their orders: name, number, notes, block and consents (their proof is kept). STOP
 * still applies. Returns the IDs of the consents.
 */
export async function eraseCustomer(
  work: Work,
  vault: Vault,
  { id, phone }: { readonly id: number; readonly phone: string },
): Promise<number[]> {
  const index = phoneIndexOf(vault, phone);
  const consentIds = await eraseConsents(work, phone, index);
  await eraseStop(work.tx, phone, index);
  await eraseCustomerRow(work, id, erasedPhone(id));
  return consentIds;
}
