/** Every sentence that people read on the screens of finance. */
export const text = {
  yourBalanceCouldNotBe: 'Your balance could not be loaded',
  balance: 'Balance',
  whatMarketplaceOwesYouNow: 'What the marketplace owes you now.',
  companyDetails: 'Company details',
  whereYourMoneyGoesAnd: 'Where your money goes, and who stands behind the store.',
  itIsTakenFromWhat: 'It is taken from what you earn next.',
  noBankDetailsAreOn:
    'No bank details are on file yet. The marketplace pays out once they are handed in and verified.',
  taxId: 'Tax ID',
  filesAsIndividual: 'Files as an individual',
  representative: 'Representative',
  notHandedIn: 'Not handed in',
  verified: 'Verified',
  notVerified: 'Not verified',

  madeUpOf: 'Made up of',
  day: 'Day',
  kind: 'Kind',
  placed: (calendarDay: string) => `Placed ${calendarDay}`,

  page: (page: number) => `page ${page}`,
  nothingHasMovedYet: 'Nothing has moved yet',
  whatYouEarnGiveBack:
    'What you earn, give back and are paid appears here, beginning with your first completed order.',

  showEntries: 'Show entries',
  searchByOrderNumberOr: 'Search by order number or transaction ID',
  orderNumberOrTransactionId: 'Order number or transaction ID',
  userFinance: 'User Finance',
  allKinds: 'All kinds',

  totals: 'Totals',
  before: (calendarDay: string) => `Before ${calendarDay}`,
  after: (calendarDay: string) => `After ${calendarDay}`,
  ofWhatWasFound: 'Of what was found',

  statement: 'Statement',
  everyMovementOfMoneyBetween:
    'Every movement of money between you and the marketplace, by the day it counts on.',
  statementCouldNotBeLoaded: 'The statement could not be loaded',

  statement2: 'The statement',
} as const;
