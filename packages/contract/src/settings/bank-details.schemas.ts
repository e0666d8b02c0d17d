import { z } from 'zod/mini';
import { textOr } from '../shared/absent.ts';
import { dayInput } from '../shared/dates.ts';
import { fieldRule, orEmpty } from '../shared/fields.ts';
import { instant, requiredText } from '../shared/schema.ts';

/** Digits only, with a minimum and maximum length. */
function digits(
  required: string,
  { minimum, maximum, message }: { minimum: number; maximum: number; message: string },
) {
  return z
    .string(textOr(required))
    .check(
      z.trim(),
      z.minLength(1, required),
      z.regex(orEmpty(new RegExp(`^\\d{${minimum},${maximum}}$`)), message),
    );
}

const einPattern = /^\d{2}-\d{7}$/;

/** The account for payouts. */
export const bankAccountFields = {
  accountNumber: requiredText('Account number  is required.', 34),
  routingNumber: digits('Routing number  is required.', {
    minimum: 9,
    maximum: 16,
    message: 'Routing number must be 9 to 16 digits',
  }),
};

/** The legal owner of the payouts. */
export const companyFields = {
  /** True if it files taxes as a person, without an EIN. */
  individual: z._default(z.boolean(), false),
  legalBusinessName: requiredText('Legal business name  is required.', 120),
  address: requiredText('Address  is required.', 300),
  /** The tax id, xx-xxxxxxx; ignored for an individual. */
  ein: z._default(z.string().check(z.trim()), ''),
  franchiseAssociated: z._default(z.boolean(), false),
  /** Ignored unless `franchiseAssociated`. */
  totalFranchise: z.optional(z.string().check(z.trim())),
};

type CompanyFields = {
  readonly individual: boolean;
  readonly ein: string;
  readonly franchiseAssociated: boolean;
  readonly totalFranchise?: string | undefined;
};

/** The rules across a company's fields. */
export const companyRules = [
  fieldRule<CompanyFields>(
    'ein',
    'Tax ID  is required.',
    ({ individual, ein }) => individual === true || ein !== '',
  ),
  fieldRule<CompanyFields>(
    'ein',
    'Tax ID must match xx-xxxxxxx',
    ({ individual, ein = '' }) => individual === true || ein === '' || einPattern.test(ein),
  ),
  fieldRule<CompanyFields>(
    'totalFranchise',
    'Total franchisees  is required.',
    ({ franchiseAssociated, totalFranchise = '' }) =>
      franchiseAssociated !== true || totalFranchise !== '',
  ),
  fieldRule<CompanyFields>(
    'totalFranchise',
    'Total franchisees must be digits only',
    ({ franchiseAssociated, totalFranchise = '' }) =>
      franchiseAssociated !== true || totalFranchise === '' || /^\d{1,6}$/.test(totalFranchise),
  ),
];

/** The store's legal representative. */
export const representativeFields = {
  legalFirstName: requiredText('Legal first name  is required.', 50),
  legalLastName: requiredText('Legal last name  is required.', 50),
  /** Can't be in the future, which is checked where there is a clock. */
  dateOfBirth: z.pipe(
    z
      .string(textOr('Date of birth  is required.'))
      .check(z.trim(), z.minLength(1, 'Date of birth  is required.')),
    dayInput,
  ),
  /** The last 4 digits. */
  ssn: digits('SSN  is required.', {
    minimum: 4,
    maximum: 4,
    message: 'SSN must be exactly 4 digits',
  }),
};

/** The rule that nobody is born after `today`. */
export function bornBy(today: () => string) {
  return fieldRule<{ dateOfBirth: string }>(
    'dateOfBirth',
    'Date of birth cannot be in the future',
    ({ dateOfBirth = '' }) => dateOfBirth <= today(),
  );
}

/** The payout account, the company and its representative. Everything except the names is stored encrypted. */
export const bankDetails = z
  .object({ ...bankAccountFields, ...companyFields, ...representativeFields })
  .check(...companyRules);

export type BankDetails = z.output<typeof bankDetails>;

/** The details as answered, masked except for the last four characters. Missing details are null. */
export const maskedBankDetails = z.object({
  accountNumber: z.nullable(z.string()),
  routingNumber: z.nullable(z.string()),
  individual: z.boolean(),
  legalBusinessName: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** Null for an individual. */
  ein: z.nullable(z.string()),
  franchiseAssociated: z.boolean(),
  totalFranchise: z.nullable(z.int()),
  legalFirstName: z.nullable(z.string()),
  legalLastName: z.nullable(z.string()),
  /** With the year hidden. */
  dateOfBirth: z.nullable(z.string()),
  ssn: z.nullable(z.string()),
  /** The time the marketplace verified each part; null if it hasn't. */
  bankVerifiedAt: z.nullable(instant),
  companyVerifiedAt: z.nullable(instant),
  representativeVerifiedAt: z.nullable(instant),
});

export type MaskedBankDetails = z.infer<typeof maskedBankDetails>;

/** The parts of a store that the marketplace verifies separately. */
export const verifiedParts = ['BANK', 'COMPANY', 'REPRESENTATIVE'] as const;

export type VerifiedPart = (typeof verifiedParts)[number];
