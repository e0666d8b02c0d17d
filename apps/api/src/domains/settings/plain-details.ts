import type { BankDetails, VerifiedPart } from '@counter/contract/settings';

/** The details as they mean: without what does not apply. */
export type PlainDetails = {
  readonly accountNumber: string;
  readonly routingNumber: string;
  readonly individual: boolean;
  readonly legalBusinessName: string;
  readonly address: string;
  readonly ein: string | null;
  readonly franchiseAssociated: boolean;
  readonly totalFranchise: number | null;
  readonly legalFirstName: string;
  readonly legalLastName: string;
  /** `YYYY-MM-DD` */
  readonly dateOfBirth: string;
  readonly ssn: string;
};

/** Drops the tax id of a person who files as an individual, and the franchise of a store without one. */
export function plainDetails(details: BankDetails): PlainDetails {
  const { individual, ein, franchiseAssociated, totalFranchise } = details;
  return {
    ...details,
    ein: individual ? null : ein,
    totalFranchise: franchiseAssociated ? Number(totalFranchise) : null,
  };
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

/** The parts in which two differ; all of them where there was nothing before. */
export function changedParts(before: PlainDetails | null, after: PlainDetails): VerifiedPart[] {
  const parts: readonly VerifiedPart[] = ['BANK', 'COMPANY', 'REPRESENTATIVE'];
  return parts.filter((part) => partsOf[part].some((field) => before?.[field] !== after[field]));
}
