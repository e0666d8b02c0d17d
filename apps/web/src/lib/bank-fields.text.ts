/** Labels and help texts of the bank account and company fields. */
export const bankText = {
  legalNameHelp: 'As registered.',
  taxIdEin: 'Tax ID (EIN)',
  legalAddress: 'Legal address',
  franchiseLabel: 'The business belongs to a franchise',
  totalFranchisees: 'Total franchisees',
  legalFirstName: 'Legal first name',
  legalLastName: 'Legal last name',
  dateOfBirth: 'Date of birth',
  ssnLast4Digits: 'SSN, last 4 digits',
  ssnHelp: 'We never ask for the full number.',
  einIndividualHelp: 'Not needed for individuals.',
  einHelp: (present: string) => `${present}9 digits: xx-xxxxxxx.`,
};
