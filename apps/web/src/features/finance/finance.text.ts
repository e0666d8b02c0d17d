/** Every sentence that people read on the screens of finance. */
export const text = {
  yourBalanceCouldNotBe: "We couldn't load your balance",
  balance: 'Balance',
  whatMarketplaceOwesYouNow: 'What the marketplace owes you.',
  companyDetails: 'Company details',
  yourBankAccountAndLegalDetails: 'Your bank account and legal details.',
  itIsTakenFromWhat: "We'll take it from your next earnings.",
  noBankDetailsAreOn:
    "No bank details yet. Add them to get paid. The marketplace pays you once they're verified.",
  taxId: 'Tax ID',
  filesAsIndividual: 'Files as an individual',
  representative: 'Representative',
  notHandedIn: 'Not added',
  verified: 'Verified',
  notVerified: 'Not verified',

  madeUpOf: 'Breakdown',
  day: 'Day',
  kind: 'Kind',
  placed: (calendarDay: string) => `Placed ${calendarDay}`,

  page: (page: number) => `page ${page}`,
  noTransactionsYet: 'No transactions yet',
  yourEarningsRefundsAndPayouts:
    'Your earnings, refunds and payouts will appear here after your first completed order.',

  showEntries: 'Show entries',
  searchByOrderNumberOr: 'Search by order number or transaction ID',
  orderNumberOrTransactionId: 'Order number or transaction ID',
  userFinance: 'User Finance',
  account: 'Account',
  allAccounts: 'All accounts',
  backToFinancials: 'Back to Financials',
  allKinds: 'All kinds',

  totals: 'Totals',
  before: (calendarDay: string) => `Before ${calendarDay}`,
  after: (calendarDay: string) => `After ${calendarDay}`,
  ofWhatWasFound: 'Matching entries',

  statement: 'Statement',
  yourTransactionsWithMarketplace: 'Your transactions with the marketplace, by date.',
  statementCouldNotBeLoaded: "We couldn't load the statement",

  statement2: 'the statement',
  forAccounting: 'For accounting',
  quickBooksLines: 'QuickBooks bank statement',
  quickBooksJournal: 'QuickBooks journal entries',
  xeroLines: 'Xero bank statement',
  xeroJournal: 'Xero manual journals',
  importsHaveNoTotals: 'The entries shown. Their sum is the change from before to after.',
} as const;
