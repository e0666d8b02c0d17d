import type { Vault } from '../../platform/kernel/vault.ts';
import type { PlainDetails } from './plain-details.ts';

/** The stored details of a row; every Buffer is sealed. */
export type SealedRow = {
  readonly account_number: Buffer | null;
  readonly routing_number: Buffer | null;
  readonly individual: boolean;
  readonly legal_business_name: string | null;
  readonly address: string | null;
  readonly ein: Buffer | null;
  readonly franchise_associated: boolean;
  readonly total_franchise: number | null;
  readonly legal_first_name: string | null;
  readonly legal_last_name: string | null;
  readonly date_of_birth: Buffer | null;
  readonly ssn: Buffer | null;
};

/** The details as the row of a store keeps them. */
export function sealRow(vault: Vault, storeId: number, details: PlainDetails): SealedRow {
  const seal = (column: string, text: string | null) =>
    text === null ? null : vault.seal(text, placeOf(column, storeId));
  return {
    account_number: seal('account_number', details.accountNumber),
    routing_number: seal('routing_number', details.routingNumber),
    individual: details.individual,
    legal_business_name: details.legalBusinessName,
    address: details.address,
    ein: seal('ein', details.ein),
    franchise_associated: details.franchiseAssociated,
    total_franchise: details.totalFranchise,
    legal_first_name: details.legalFirstName,
    legal_last_name: details.legalLastName,
    date_of_birth: seal('date_of_birth', details.dateOfBirth),
    ssn: seal('ssn', details.ssn),
  };
}

/** The details again. Throws where a value was changed or belongs to another row or column. */
export function openRow(vault: Vault, storeId: number, row: SealedRow): PlainDetails {
  const open = (column: string, sealed: Buffer | null) =>
    sealed && vault.open(sealed, placeOf(column, storeId));
  return {
    accountNumber: open('account_number', row.account_number),
    routingNumber: open('routing_number', row.routing_number),
    individual: row.individual,
    legalBusinessName: row.legal_business_name,
    address: row.address,
    ein: open('ein', row.ein),
    franchiseAssociated: row.franchise_associated,
    totalFranchise: row.total_franchise,
    legalFirstName: row.legal_first_name,
    legalLastName: row.legal_last_name,
    dateOfBirth: open('date_of_birth', row.date_of_birth),
    ssn: open('ssn', row.ssn),
  };
}

function placeOf(column: string, storeId: number): string {
  return `bank_details.${column} ${storeId}`;
}
