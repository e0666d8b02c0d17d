/** A number that a browser should neither offer nor remember. */
const secret = { autoComplete: 'off', inputMode: 'numeric', required: true } as const;

/** The fields of who is paid, and where to: the same at signing up and on the cards of the settings. */
export const bankFields = {
  accountNumber: { ...secret, name: 'accountNumber', label: 'Account number', inputMode: 'text' },
  routingNumber: { ...secret, name: 'routingNumber', label: 'Routing number' },
  legalBusinessName: {
    name: 'legalBusinessName',
    label: 'Legal business name',
    autoComplete: 'organization',
    help: 'As it is registered.',
    required: true,
  },
  ein: { ...secret, name: 'ein', label: 'Tax ID (EIN)' },
  address: {
    name: 'address',
    label: 'Legal address',
    autoComplete: 'street-address',
    required: true,
  },
  franchiseAssociated: {
    name: 'franchiseAssociated',
    label: 'The business belongs to a franchise',
  },
  totalFranchise: {
    name: 'totalFranchise',
    label: 'Total franchisees',
    inputMode: 'numeric',
    required: true,
  },
  legalFirstName: {
    name: 'legalFirstName',
    label: 'Legal first name',
    autoComplete: 'given-name',
    required: true,
  },
  legalLastName: {
    name: 'legalLastName',
    label: 'Legal last name',
    autoComplete: 'family-name',
    required: true,
  },
  dateOfBirth: {
    name: 'dateOfBirth',
    label: 'Date of birth',
    type: 'date',
    autoComplete: 'off',
    required: true,
  },
  ssn: {
    ...secret,
    name: 'ssn',
    label: 'SSN, last 4 digits',
    help: 'We never ask for the whole number.',
  },
} as const;

/** The tax ID, which somebody who files as an individual has not. `present` says what it is now. */
export function einField(individual: boolean, present = '') {
  return {
    ...bankFields.ein,
    placeholder: individual ? '' : '12-3456789',
    required: !individual,
    disabled: individual,
    help: individual ? 'Not needed for an individual.' : `${present}Nine digits: xx-xxxxxxx.`,
  };
}
