/** Column names that banks use, without spaces and punctuation. The first match wins. */
const columnNames = {
  date: [
    'postingdate',
    'posteddate',
    'postdate',
    'dateposted',
    'bookingdate',
    'date',
    'transactiondate',
    'valuedate',
    'effectivedate',
  ],
  amount: ['amount', 'transactionamount', 'netamount', 'value', 'sum'],
  credit: [
    'credit',
    'credits',
    'creditamount',
    'amountcredit',
    'deposit',
    'deposits',
    'depositamount',
    'paidin',
    'moneyin',
  ],
  debit: [
    'debit',
    'debits',
    'debitamount',
    'amountdebit',
    'withdrawal',
    'withdrawals',
    'withdrawalamount',
    'paidout',
    'moneyout',
  ],
  direction: ['crdr', 'drcr', 'creditdebit', 'debitcredit', 'type', 'transactiontype', 'details'],
} as const;

const descriptionNames = new Set([
  'description',
  'transactiondescription',
  'narrative',
  'particulars',
  'details',
  'memo',
  'payee',
  'name',
  'reference',
  'text',
  'counterparty',
]);

/** The positions of columns in a bank's CSV file. */
export type Columns = Readonly<Record<keyof typeof columnNames, number | undefined>> & {
  /** All columns that describe the transaction, from left to right. */
  readonly descriptions: readonly number[];
};

/** Finds the columns in a header row; undefined unless it names a date and an amount. */
export function findColumns(row: readonly string[]): Columns | undefined {
  const names = row.map(plainName);
  const placeOf = (kind: keyof typeof columnNames): number | undefined => {
    const name = columnNames[kind].find((one) => names.includes(one));
    return name === undefined ? undefined : names.indexOf(name);
  };
  const columns = {
    date: placeOf('date'),
    amount: placeOf('amount'),
    credit: placeOf('credit'),
    debit: placeOf('debit'),
    direction: placeOf('direction'),
    descriptions: names.flatMap((name, at) => (descriptionNames.has(name) ? [at] : [])),
  };
  const hasAmount = columns.amount !== undefined || columns.credit !== undefined;
  return columns.date !== undefined && hasAmount ? columns : undefined;
}

/** Normalizes a column name: "Posting Date" becomes "postingdate", "Amount (USD)" "amount". */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\([^)]*\)|[^a-z]/g, '')
    .replace(/(?:usd|eur|gbp|cad|aud|pkr)$/, '');
}
