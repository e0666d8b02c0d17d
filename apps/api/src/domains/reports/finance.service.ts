import type { Company, Finance } from '@counter/contract/reports';
import type { MaskedBankDetails } from '@counter/contract/settings';
import { formatMoney } from '@counter/contract/shared';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findLedgerHead } from '../ledger/index.ts';
import { readBankDetails } from '../settings/index.ts';

/** Returns the marketplace's debt to a store, and the store's legal owner. */
export async function findFinance(
  { db, act, vault }: Pick<Platform, 'db' | 'act' | 'vault'>,
  scope: StoreScope,
): Promise<Finance> {
  const [head, details] = await Promise.all([
    findLedgerHead(db, scope.storeId),
    // An operator who views the store as its owner must not see the bank account.
    scope.readOnly ? null : act(scope, async (work) => readBankDetails(work, vault)),
  ]);
  const balance = head?.balance ?? 0;
  return {
    currency: scope.currency,
    balance,
    balanceDisplayValue: formatMoney(balance, scope.currency),
    company: details && toCompany(details),
  };
}

function toCompany(details: MaskedBankDetails): Company {
  const { legalBusinessName, individual, address, ein, accountNumber, routingNumber } = details;
  return {
    legalBusinessName,
    individual,
    address,
    ein,
    representative: details.legalFirstName && `${details.legalFirstName} ${details.legalLastName}`,
    accountNumber,
    routingNumber,
    bankVerified: details.bankVerifiedAt !== null,
    companyVerified: details.companyVerifiedAt !== null,
    representativeVerified: details.representativeVerifiedAt !== null,
  };
}
