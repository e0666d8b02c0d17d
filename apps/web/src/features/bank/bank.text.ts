/** Screen text for bank. */
export const text = {
  bankAccount: 'Bank Account',
  bankAccountHelp: 'We pay your earnings to this account every week.',
  bankAccountName: 'bank account',
  changeAccountWarning:
    "We'll email every owner a link to cancel the change. Payouts are on hold for 72 hours and until the marketplace verifies the new account.",
  addAccountWarning:
    "We'll email every owner. Payouts start once the marketplace verifies the account.",
  accountNumberNowHelp: (accountNumber: string) => `Now ${accountNumber}. Up to 34 characters.`,
  accountNumberHelp: 'Up to 34 characters.',
  routingNumberNowHelp: (routingNumber: string) => `Now ${routingNumber}. 9 to 16 digits.`,
  routingNumberHelp: '9 to 16 digits. Identifies your bank.',

  bankDetailsNotLoaded: "We couldn't load the bank details",
  payoutsOnHoldWarning: (instant: string) =>
    `Payouts are on hold until ${instant} because the bank account changed. We emailed every owner a link to cancel the change.`,

  saveTitle: (what: string) => `Save the ${what}?`,

  company: 'Company',
  companyHelp: 'We pay your legal business and report payments to the tax office under its tax ID.',
  taxIdEin: 'Tax ID (EIN)',
  filesAsIndividual: 'Files as an individual',
  legalAddress: 'Legal address',
  franchise: 'Franchise',
  no: 'No',
  yesFranchisees: (totalFranchise: number) => `Yes, ${totalFranchise} franchisees`,
  companyWarning: "We'll email every owner, and the marketplace will verify the company again.",
  currentEin: (ein: string) => `Now ${ein}. `,
  individualLabel: 'Files as an individual, without an EIN',
  legalAddressHelp: 'The address of the company, or of the person who files as an individual.',

  change: 'Change',
  add: 'Add',
  nothingAddedYet: 'Nothing added yet.',
  informationVerified: 'Information verified',
  yes: 'Yes',
  verificationHelp: 'The marketplace checks your details and shows the result here.',

  savedToast: (what: string) => `Saved the ${what}.`,
  changeLabel: (what: string) => `Change ${what}`,

  representative: 'Representative',
  representativeHelp: 'By law, we need to know who represents the business.',
  legalFirstName: 'Legal first name',
  legalLastName: 'Legal last name',
  dateOfBirth: 'Date of birth',
  representativeWarning:
    "We'll email every owner, and the marketplace will verify the representative again.",
  dateOfBirthHelp: 'We keep it hidden, so please enter it again.',
} as const;
