import type { BankDetails, VerifiedPart } from '@counter/contract/settings';

/** The decrypted details. Null means not applicable or not submitted. */
export type PlainDetails = {
  readonly accountNumber: string | null;
  readonly routingNumber: string | null;
  readonly individual: boolean;
  readonly legalBusinessName: string | null;
  readonly address: string | null;
  readonly ein: string | null;
  readonly franchiseAssociated: boolean;
  readonly totalFranchise: number | null;
  readonly legalFirstName: string | null;
  readonly legalLastName: string | null;
  /** `YYYY-MM-DD` */
  readonly dateOfBirth: string | null;
  readonly ssn: string | null;
};

/** A company as submitted. */
type SentCompany = Pick<
  BankDetails,
  'individual' | 'legalBusinessName' | 'address' | 'ein' | 'franchiseAssociated' | 'totalFranchise'
>;

/** Drops the tax id of a person who files as an individual, and the franchise of a store that has none. */
export function plainCompany(company: SentCompany) {
  const { individual, legalBusinessName, address, franchiseAssociated } = company;
  return {
    individual,
    legalBusinessName,
    address,
    ein: individual ? null : company.ein,
    franchiseAssociated,
    totalFranchise: franchiseAssociated ? Number(company.totalFranchise) : null,
  };
}

/** Normalizes details that are submitted all at once. */
export function plainDetails(details: BankDetails): PlainDetails {
  return { ...details, ...plainCompany(details) };
}

const partsOf: Record<VerifiedPart, readonly (keyof PlainDetails)[]> = {
  BANK: ['accountNumber', 'routingNumber'],
  COMPANY: [
    'individual',
    'legalBusinessName',
    'address',
    'ein',
    'franchiseAssociated',
    'totalFranchise',
  ],
  REPRESENTATIVE: ['legalFirstName', 'legalLastName', 'dateOfBirth', 'ssn'],
};

/** Returns the parts that differ. */
export function changedParts(before: PlainDetails, after: PlainDetails): VerifiedPart[] {
  const parts: readonly VerifiedPart[] = ['BANK', 'COMPANY', 'REPRESENTATIVE'];
  return parts.filter((part) => partsOf[part].some((field) => before[field] !== after[field]));
}
