import { uiText } from '../ui/ui.text.ts';
import { text } from './lib.text.ts';

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
    help: text.asItIsRegistered,
    required: true,
  },
  ein: { ...secret, name: 'ein', label: text.taxIdEin },
  address: {
    name: 'address',
    label: text.legalAddress,
    autoComplete: 'street-address',
    required: true,
  },
  franchiseAssociated: {
    name: 'franchiseAssociated',
    label: text.businessBelongsToFranchise,
  },
  totalFranchise: {
    name: 'totalFranchise',
    label: text.totalFranchisees,
    inputMode: 'numeric',
    required: true,
  },
  legalFirstName: {
    name: 'legalFirstName',
    label: text.legalFirstName,
    autoComplete: 'given-name',
    required: true,
  },
  legalLastName: {
    name: 'legalLastName',
    label: text.legalLastName,
    autoComplete: 'family-name',
    required: true,
  },
  dateOfBirth: {
    name: 'dateOfBirth',
    label: text.dateOfBirth,
    required: true,
  },
  ssn: {
    ...secret,
    name: 'ssn',
    label: text.ssnLast4Digits,
    help: text.weNeverAskForWhole,
  },
} as const;

/** The tax ID, which somebody who files as an individual has not. `present` says what it is now. */
export function einField(individual: boolean, present = '') {
  return {
    ...bankFields.ein,
    placeholder: individual ? '' : '12-3456789',
    required: !individual,
    disabled: individual,
    help: individual ? text.notNeededForIndividual : text.nineDigitsXxXxxxxxx(present),
  };
}
