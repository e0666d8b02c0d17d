/** Every sentence that people read on the screens of bank. */
export const text = {
  bankAccount: 'Bank Account',
  yourEarningsArePaidOut: 'Your earnings are paid out to this account every week.',
  bankAccount2: 'bank account',
  everyOwnerIsMailedWith:
    'Every owner is mailed, with a link that cancels the change. Payouts are held for 72 hours, and until the marketplace has verified the new account.',
  everyOwnerIsMailedPayouts:
    'Every owner is mailed. Payouts begin once the marketplace has verified the account.',
  nowAtMost34Characters: (accountNumber: string) => `Now ${accountNumber}. At most 34 characters.`,
  atMost34Characters: 'At most 34 characters.',
  now9To16Digits: (routingNumber: string) => `Now ${routingNumber}. 9 to 16 digits.`,
  nineTo16DigitsIt: '9 to 16 digits. It names your bank.',

  bankDetailsCouldNotBe: 'The bank details could not be loaded',
  payoutsAreOnHoldUntil: (instant: string) =>
    `Payouts are on hold until ${instant}, because the bank account was changed. Every owner has a mail with a link that cancels the change.`,

  save: (what: string) => `Save the ${what}?`,

  company: 'Company',
  wePayLegalBusinessAnd:
    'We pay a legal business and report what we paid to the tax office, under its tax ID.',
  taxIdEin: 'Tax ID (EIN)',
  filesAsIndividual: 'Files as an individual',
  legalAddress: 'Legal address',
  franchise: 'Franchise',
  no: 'No',
  yesFranchisees: (totalFranchise: number) => `Yes, ${totalFranchise} franchisees`,
  everyOwnerIsMailedAnd: 'Every owner is mailed, and the marketplace verifies the company again.',
  now: (ein: string) => `Now ${ein}. `,
  businessFilesAsIndividualWithout: 'The business files as an individual, without an EIN',
  ofCompanyOrOfPerson: 'Of the company, or of the person who files as an individual.',

  change: 'Change',
  add: 'Add',
  nothingWasHandedInYet: 'Nothing was handed in yet.',
  informationVerified: 'Information verified',
  yes: 'Yes',
  marketplaceChecksItAndMarks: 'The marketplace checks it and marks it here.',

  isSaved: (what: string) => `The ${what} is saved.`,
  changeLabel: (what: string) => `Change ${what}`,

  representative: 'Representative',
  lawAsksUsToKnow: 'The law asks us to know the person who answers for the business.',
  legalFirstName: 'Legal first name',
  legalLastName: 'Legal last name',
  dateOfBirth: 'Date of birth',
  everyOwnerIsMailedAndMarketplace:
    'Every owner is mailed, and the marketplace verifies the representative again.',
  itIsKeptHiddenSo: 'It is kept hidden, so please type it again.',
} as const;
