/** Screen text for finance. */
export const text = {
  balanceNotLoaded: "We couldn't load your balance",
  balance: 'Balance',
  balanceHelp: 'What the marketplace owes you.',
  companyDetails: 'Company details',
  companyDetailsHelp: 'Your bank account and legal details.',
  owedHint: "We'll take it from your next earnings.",
  noBankDetailsHint:
    "No bank details yet. Add them to get paid. The marketplace pays you once they're verified.",
  taxId: 'Tax ID',
  filesAsIndividual: 'Files as an individual',
  representative: 'Representative',
  notAdded: 'Not added',
  verified: 'Verified',
  notVerified: 'Not verified',

  breakdownColumn: 'Breakdown',
  day: 'Day',
  kind: 'Kind',
  placed: (calendarDay: string) => `Placed ${calendarDay}`,

  page: (page: number) => `page ${page}`,
  noTransactionsYet: 'No transactions yet',
  noTransactionsHelp:
    'Your earnings, refunds and payouts will appear here after your first completed order.',

  showEntries: 'Show entries',
  searchLabel: 'Search by order number or transaction ID',
  searchPlaceholder: 'Order number or transaction ID',
  userFinance: 'User Finance',
  account: 'Account',
  allAccounts: 'All accounts',
  backToFinancials: 'Back to Financials',
  allKinds: 'All kinds',

  totals: 'Totals',
  before: (calendarDay: string) => `Opening balance, ${calendarDay}`,
  after: (calendarDay: string) => `Closing balance, ${calendarDay}`,
  matchingEntries: 'Matching entries',

  statement: 'Statement',
  statementHelp:
    'Your transactions with the marketplace. Orders count on the day they were completed.',
  statementNotLoaded: "We couldn't load the statement",

  statementFile: 'the statement',
  forAccounting: 'For accounting',
  quickBooksLines: 'QuickBooks bank statement',
  quickBooksJournal: 'QuickBooks journal entries',
  xeroLines: 'Xero bank statement',
  xeroJournal: 'Xero manual journals',
  accountingHelp:
    'The entries shown. Their sum is the change from the opening to the closing balance.',
} as const;
