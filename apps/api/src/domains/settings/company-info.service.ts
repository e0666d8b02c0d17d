import type { CompanyInfo } from '@counter/contract/settings';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Vault } from '../../platform/kernel/vault.ts';
import type { Work } from '../../platform/events/work.ts';
import { bankHoldEnd } from './bank-account.service.ts';
import { findDetailsRow, versionOf, type DetailsRow } from './bank-details.repository.ts';
import { maskDetails } from './masking.ts';
import type { PlainDetails } from './plain-details.ts';
import { openRow } from './sealed-row.ts';

/** Returns a store's bank account, company and representative, masked, and audits the access. */
export async function findCompanyInfo(
  { act, vault }: Pick<Platform, 'act' | 'vault'>,
  scope: StoreScope,
): Promise<CompanyInfo> {
  return act(scope, async (work) => readCompanyInfo(work, vault));
}

/** Like `findCompanyInfo`, in the transaction of a change. */
export async function readCompanyInfo(
  { tx, scope, at, audit }: Work,
  vault: Vault,
): Promise<CompanyInfo> {
  const row = await findDetailsRow(tx, scope);
  if (!row) return { bankaccount: null, company: null, rep: null, heldUntil: null };
  audit({ action: 'bank_details.read', entity: 'bank_details', entityId: scope.storeId });
  const plain = openRow(vault, scope.storeId, row);
  const heldUntil = row.bankChangedAt && bankHoldEnd(row.bankChangedAt);
  return {
    bankaccount: bankAccountOf(row, plain),
    company: companyOf(row, plain),
    rep: representativeOf(row, plain),
    heldUntil: heldUntil && heldUntil > at ? heldUntil.toISOString() : null,
  };
}

function bankAccountOf(row: DetailsRow, plain: PlainDetails): CompanyInfo['bankaccount'] {
  const { accountNumber, routingNumber } = maskDetails(plain);
  if (accountNumber === null || routingNumber === null) return null;
  const verified = row.bankVerifiedAt !== null;
  return { accountNumber, routingNumber, verified, olVersion: versionOf(row, 'BANK') };
}

function companyOf(row: DetailsRow, plain: PlainDetails): CompanyInfo['company'] {
  const { legalBusinessName, address, individual, franchiseAssociated, totalFranchise } = plain;
  if (legalBusinessName === null || address === null) return null;
  return {
    legalBusinessName,
    address,
    individual,
    ein: maskDetails(plain).ein,
    franchiseAssociated,
    totalFranchise,
    verified: row.companyVerifiedAt !== null,
    olVersion: versionOf(row, 'COMPANY'),
  };
}

function representativeOf(row: DetailsRow, plain: PlainDetails): CompanyInfo['rep'] {
  const { legalFirstName: repFirstName, legalLastName: repLastName } = plain;
  const { dateOfBirth: repDob, ssn: repSSN } = maskDetails(plain);
  if (repFirstName === null || repLastName === null || repDob === null || repSSN === null) {
    return null;
  }
  const verified = row.representativeVerifiedAt !== null;
  const olVersion = versionOf(row, 'REPRESENTATIVE');
  return { repFirstName, repLastName, repDob, repSSN, verified, olVersion };
}
