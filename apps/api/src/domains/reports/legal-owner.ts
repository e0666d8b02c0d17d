import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { readBankDetails } from '../settings/index.ts';

/** The store's legal owner. */
export type LegalOwner = { readonly name: string; readonly address: string | null };

/** Returns a store's legal owner and audits the access. Null until bank details are submitted. */
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
