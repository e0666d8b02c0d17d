import { uiText } from '../ui/ui.text.ts';
import { bankText } from './bank-fields.text.ts';

/** A number that a browser should neither offer nor remember. */
const secret = { autoComplete: 'off', inputMode: 'numeric', required: true } as const;

/** The fields of who is paid, and where to: the same at signing up and on the cards of the settings. */
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

/** The tax ID, which somebody who files as an individual has not. `present` says what it is now. */
export function einField(individual: boolean, present = '') {
  return {
    ...bankFields.ein,
    placeholder: individual ? '' : '12-3456789',
    required: !individual,
    disabled: individual,
    help: individual ? bankText.einIndividualHelp : bankText.einHelp(present),
  };
}
