import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { readBankDetails } from '../settings/index.ts';

/** The store's owner in law. */
export type LegalOwner = { readonly name: string; readonly address: string | null };

/** Returns the legal owner of a store; that look is in the audit log. Null until details are handed in. */
export async function readLegalOwner(
  { act, vault }: Pick<Platform, 'act' | 'vault'>,
  scope: StoreScope,
): Promise<LegalOwner | null> {
  const details = await act(scope, async (work) => readBankDetails(work, vault));
  if (!details) return null;
  const { legalBusinessName, legalFirstName, legalLastName, address } = details;
  const person = [legalFirstName, legalLastName].filter(Boolean).join(' ');
  const name = legalBusinessName ?? person;
  return name === '' ? null : { name, address };
}
