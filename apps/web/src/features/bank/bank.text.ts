/** Every sentence that people read on the screens of bank. */
export const text = {
  bankAccount: 'Bank Account',
  yourEarningsArePaidOut: 'We pay your earnings to this account every week.',
  bankAccount2: 'bank account',
  everyOwnerIsMailedWith:
    "We'll email every owner a link to cancel the change. Payouts are on hold for 72 hours and until the marketplace verifies the new account.",
  everyOwnerIsMailedPayouts:
    "We'll email every owner. Payouts start once the marketplace verifies the account.",
  nowAtMost34Characters: (accountNumber: string) => `Now ${accountNumber}. Up to 34 characters.`,
  atMost34Characters: 'Up to 34 characters.',
  now9To16Digits: (routingNumber: string) => `Now ${routingNumber}. 9 to 16 digits.`,
  nineTo16DigitsIt: '9 to 16 digits. Identifies your bank.',

  bankDetailsCouldNotBe: "We couldn't load the bank details",
  payoutsAreOnHoldUntil: (instant: string) =>
    `Payouts are on hold until ${instant} because the bank account changed. We emailed every owner a link to cancel the change.`,

  save: (what: string) => `Save the ${what}?`,

  company: 'Company',
  wePayLegalBusinessAnd:
    'We pay your legal business and report payments to the tax office under its tax ID.',
  taxIdEin: 'Tax ID (EIN)',
  filesAsIndividual: 'Files as an individual',
  legalAddress: 'Legal address',
  franchise: 'Franchise',
  no: 'No',
  yesFranchisees: (totalFranchise: number) => `Yes, ${totalFranchise} franchisees`,
  everyOwnerIsMailedAnd:
    "We'll email every owner, and the marketplace will verify the company again.",
  now: (ein: string) => `Now ${ein}. `,
  businessFilesAsIndividualWithout: 'Files as an individual, without an EIN',
  ofCompanyOrOfPerson: 'The address of the company, or of the person who files as an individual.',

  change: 'Change',
  add: 'Add',
  nothingWasHandedInYet: 'Nothing added yet.',
  informationVerified: 'Information verified',
  yes: 'Yes',
  marketplaceChecksItAndMarks: 'The marketplace checks your details and shows the result here.',

  isSaved: (what: string) => `Saved the ${what}.`,
  changeLabel: (what: string) => `Change ${what}`,

  representative: 'Representative',
  lawAsksUsToKnow: 'By law, we need to know who represents the business.',
  legalFirstName: 'Legal first name',
  legalLastName: 'Legal last name',
  dateOfBirth: 'Date of birth',
  everyOwnerIsMailedAndMarketplace:
    "We'll email every owner, and the marketplace will verify the representative again.",
  itIsKeptHiddenSo: 'We keep it hidden, so please enter it again.',
} as const;
