import { uiText } from '../ui/ui.text.ts';
import { bankText } from './bank-fields.text.ts';

/** A number that browsers should neither suggest nor save. */
const secret = { autoComplete: 'off', inputMode: 'numeric', required: true } as const;

/** Fields for the payee and the bank account, shared by sign-up and the settings. */
export const bankFields = {
  accountNumber: {
    ...secret,
    name: 'accountNumber',
    label: uiText.accountNumber,
    inputMode: 'text',
  },
  routingNumber: { ...secret, name: 'routingNumber', label: uiText.routingNumber },
  legalBusinessName: {
    name: 'legalBusinessName',
    label: uiText.legalBusinessName,
    autoComplete: 'organization',
    help: bankText.legalNameHelp,
    required: true,
  },
  ein: { ...secret, name: 'ein', label: bankText.taxIdEin },
  address: {
    name: 'address',
    label: bankText.legalAddress,
    autoComplete: 'street-address',
    required: true,
  },
  franchiseAssociated: {
    name: 'franchiseAssociated',
    label: bankText.franchiseLabel,
  },
  totalFranchise: {
    name: 'totalFranchise',
    label: bankText.totalFranchisees,
    inputMode: 'numeric',
    required: true,
  },
  legalFirstName: {
    name: 'legalFirstName',
    label: bankText.legalFirstName,
    autoComplete: 'given-name',
    required: true,
  },
  legalLastName: {
    name: 'legalLastName',
    label: bankText.legalLastName,
    autoComplete: 'family-name',
    required: true,
  },
  dateOfBirth: {
    name: 'dateOfBirth',
    label: bankText.dateOfBirth,
    required: true,
  },
  ssn: {
    ...secret,
    name: 'ssn',
    label: bankText.ssnLast4Digits,
    help: bankText.ssnHelp,
  },
} as const;

/** The tax ID field, optional for individuals. `present` describes the current value. */
export function einField(individual: boolean, present = '') {
  return {
    ...bankFields.ein,
    placeholder: individual ? '' : '12-3456789',
    required: !individual,
    disabled: individual,
    help: individual ? bankText.einIndividualHelp : bankText.einHelp(present),
  };
}
