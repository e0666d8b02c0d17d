import { placeOf, type SealedColumns } from '../../platform/kernel/sealed-columns.ts';
import type { Vault } from '../../platform/kernel/vault.ts';
import type { PlainDetails } from './plain-details.ts';

/** A store's details as stored. Buffers are encrypted. */
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

const sealedDetails = {
  table: 'bankDetails',
  row: 'storeId',
  places: {
    accountNumber: 'bank_details.account_number',
    routingNumber: 'bank_details.routing_number',
    ein: 'bank_details.ein',
    dateOfBirth: 'bank_details.date_of_birth',
    ssn: 'bank_details.ssn',
  },
} as const satisfies SealedColumns;

type SealedColumn = keyof typeof sealedDetails.places;

/** Previous accounts keep the encryption they had in the details. */
const sealedFormerAccounts: SealedColumns = {
  table: 'bankChanges',
  row: 'storeId',
  places: {
    formerAccountNumber: sealedDetails.places.accountNumber,
    formerRoutingNumber: sealedDetails.places.routingNumber,
  },
};

/** All encrypted details of stores. */
export const sealedOfStores = [sealedDetails, sealedFormerAccounts] as const;

/** Encrypts the details for a store's row. */
export function sealRow(vault: Vault, storeId: number, details: PlainDetails): SealedRow {
  const seal = (column: SealedColumn, text: string | null) =>
    text === null ? null : vault.seal(text, placeOf(sealedDetails, column, storeId));
  return {
    accountNumber: seal('accountNumber', details.accountNumber),
    routingNumber: seal('routingNumber', details.routingNumber),
    individual: details.individual,
    legalBusinessName: details.legalBusinessName,
    address: details.address,
    ein: seal('ein', details.ein),
    franchiseAssociated: details.franchiseAssociated,
    totalFranchise: details.totalFranchise,
    legalFirstName: details.legalFirstName,
    legalLastName: details.legalLastName,
    dateOfBirth: seal('dateOfBirth', details.dateOfBirth),
    ssn: seal('ssn', details.ssn),
  };
}

/** Decrypts the details. Throws if a value was tampered with or belongs to another row or column. */
export function openRow(vault: Vault, storeId: number, row: SealedRow): PlainDetails {
  const open = (column: SealedColumn, sealed: Buffer | null) =>
    sealed && vault.open(sealed, placeOf(sealedDetails, column, storeId));
  return {
    accountNumber: open('accountNumber', row.accountNumber),
    routingNumber: open('routingNumber', row.routingNumber),
    individual: row.individual,
    legalBusinessName: row.legalBusinessName,
    address: row.address,
    ein: open('ein', row.ein),
    franchiseAssociated: row.franchiseAssociated,
    totalFranchise: row.totalFranchise,
    legalFirstName: row.legalFirstName,
    legalLastName: row.legalLastName,
    dateOfBirth: open('dateOfBirth', row.dateOfBirth),
    ssn: open('ssn', row.ssn),
  };
}
