import { casesOf, requiredCases } from './field-cases.ts';
import type { FormCase, FormCases } from './form-case.ts';

const routing = 'Routing number must be 9 to 16 digits';
const taxId = 'Tax ID must match xx-xxxxxxx';
const franchise = 'Total franchisees must be digits only';
const date = 'Enter a date such as 11/21/2026 or 2026-11-21';
const ssn = 'SSN must be exactly 4 digits';

function given(facts: NonNullable<FormCase['given']>, cases: readonly FormCase[]): FormCase[] {
  return cases.map((one) => ({ ...one, given: facts }));
}

/** Step 2 of the wizard. The rule against a future date of birth needs a clock and isn't covered here. */
export const bankDetailsCases: FormCases = {
  filled: {
    accountNumber: '000123456789',
    routingNumber: '999999992',
    individual: false,
    legalBusinessName: 'Lind & Daughter LLC',
    address: '12 Mill Lane, Springfield',
    ein: '12-3456789',
    franchiseAssociated: false,
    totalFranchise: '',
    legalFirstName: 'Maya',
    legalLastName: 'Lind',
    dateOfBirth: '1990-05-17',
    ssn: '6789',
  },
  cases: [
    ...requiredCases('accountNumber', 'Account number  is required.', 34),
    ...casesOf('routingNumber', [
      ['', 'Routing number  is required.'],
      ['   ', 'Routing number  is required.'],
      ['12345678', routing],
      ['12345678901234567', routing],
      ['12345678a', routing],
      ['1234 56789', routing],
      ['-123456789', routing],
      ['123456789', null],
      ['1234567890123456', null],
      [' 123456789 ', null],
    ]),
    ...requiredCases('legalBusinessName', 'Legal business name  is required.', 120),
    ...requiredCases('address', 'Address  is required.', 300),
    ...casesOf('ein', [
      ['', 'Tax ID  is required.'],
      ['   ', 'Tax ID  is required.'],
      ['123456789', taxId],
      ['12-345678', taxId],
      ['12-34567890', taxId],
      ['1-23456789', taxId],
      ['ab-cdefghi', taxId],
      ['98-7654321', null],
      [' 98-7654321 ', null],
    ]),
    ...given({ individual: true }, casesOf('ein', [['', null]])),
    ...given(
      { franchiseAssociated: true },
      casesOf('totalFranchise', [
        ['', 'Total franchisees  is required.'],
        ['   ', 'Total franchisees  is required.'],
        ['three', franchise],
        ['1.5', franchise],
        ['-2', franchise],
        ['1234567', franchise],
        ['0', null],
        ['12', null],
        ['123456', null],
      ]),
    ),
    ...given({ franchiseAssociated: false }, casesOf('totalFranchise', [['', null]])),
    ...requiredCases('legalFirstName', 'Legal first name  is required.', 50),
    ...requiredCases('legalLastName', 'Legal last name  is required.', 50),
    ...casesOf('dateOfBirth', [
      ['', 'Date of birth  is required.'],
      ['   ', 'Date of birth  is required.'],
      ['yesterday', date],
      ['1990-02-30', date],
      ['17.05.1990', date],
      ['1890-05-17', date],
      ['2999-01-01', 'Date of birth cannot be in the future'],
      ['1938-12-31', null],
      ['5/17/1990', null],
      ['2000-02-29', null],
    ]),
    ...casesOf('ssn', [
      ['', 'SSN  is required.'],
      ['   ', 'SSN  is required.'],
      ['123', ssn],
      ['12345', ssn],
      ['12a4', ssn],
      ['1 34', ssn],
      ['0000', null],
      [' 1234 ', null],
    ]),
  ],
};

/** Returns the cases of some fields, those on one card of the bank settings. */
function casesAbout(...fields: readonly string[]): FormCases {
  const { filled, cases } = bankDetailsCases;
  const isAbout = (field: string): boolean => fields.includes(field);
  return {
    filled: Object.fromEntries(Object.entries(filled).filter(([field]) => isAbout(field))),
    cases: cases.filter(({ field }) => isAbout(field)),
  };
}

export const bankAccountCases = casesAbout('accountNumber', 'routingNumber');

export const companyCases = casesAbout(
  'individual',
  'legalBusinessName',
  'address',
  'ein',
  'franchiseAssociated',
  'totalFranchise',
);

export const representativeCases = casesAbout(
  'legalFirstName',
  'legalLastName',
  'dateOfBirth',
  'ssn',
);
