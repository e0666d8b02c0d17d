import type { Vault } from '../../platform/kernel/vault.ts';
import type { PlainDetails } from './plain-details.ts';

/** The stored details of a row; every Buffer is sealed. */
export type SealedRow = {
  readonly accountNumber: Buffer | null;
  readonly routingNumber: Buffer | null;
  readonly individual: boolean;
  readonly legalBusinessName: string | null;
  readonly address: string | null;
  readonly ein: Buffer | null;
  readonly franchiseAssociated: boolean;
  readonly totalFranchise: number | null;
  readonly legalFirstName: string | null;
  readonly legalLastName: string | null;
  readonly dateOfBirth: Buffer | null;
  readonly ssn: Buffer | null;
};

/** The details as the row of a store keeps them. */
export function sealRow(vault: Vault, storeId: number, details: PlainDetails): SealedRow {
  const seal = (column: string, text: string | null) =>
    text === null ? null : vault.seal(text, placeOf(column, storeId));
  return {
    accountNumber: seal('account_number', details.accountNumber),
    routingNumber: seal('routing_number', details.routingNumber),
    individual: details.individual,
    legalBusinessName: details.legalBusinessName,
    address: details.address,
    ein: seal('ein', details.ein),
    franchiseAssociated: details.franchiseAssociated,
    totalFranchise: details.totalFranchise,
    legalFirstName: details.legalFirstName,
    legalLastName: details.legalLastName,
    dateOfBirth: seal('date_of_birth', details.dateOfBirth),
    ssn: seal('ssn', details.ssn),
  };
}

/** The details again. Throws where a value was changed or belongs to another row or column. */
export function openRow(vault: Vault, storeId: number, row: SealedRow): PlainDetails {
  const open = (column: string, sealed: Buffer | null) =>
    sealed && vault.open(sealed, placeOf(column, storeId));
  return {
    accountNumber: open('account_number', row.accountNumber),
    routingNumber: open('routing_number', row.routingNumber),
    individual: row.individual,
    legalBusinessName: row.legalBusinessName,
    address: row.address,
    ein: open('ein', row.ein),
    franchiseAssociated: row.franchiseAssociated,
    totalFranchise: row.totalFranchise,
    legalFirstName: row.legalFirstName,
    legalLastName: row.legalLastName,
    dateOfBirth: open('date_of_birth', row.dateOfBirth),
    ssn: open('ssn', row.ssn),
  };
}

function placeOf(column: string, storeId: number): string {
  return `bank_details.${column} ${storeId}`;
}
