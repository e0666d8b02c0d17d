/** The banks' names of columns, without blanks and punctuation; the first match counts. */
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
  /** All that say what a transaction is about, in their order. */
  readonly descriptions: readonly number[];
};

/** The columns of a line of names; undefined where it does not name a date and an amount. */
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

/** "Posting Date" is a "postingdate", "Amount (USD)" an "amount". */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\([^)]*\)|[^a-z]/g, '')
    .replace(/(?:usd|eur|gbp|cad|aud|pkr)$/, '');
}
