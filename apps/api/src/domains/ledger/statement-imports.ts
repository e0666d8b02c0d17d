import {
  accountLabel,
  entryKindLabel,
  storeAccounts,
  type StoreAccount,
} from '@counter/contract/ledger';
import { moneyInput, writeDay } from '@counter/contract/shared';
import type { Payer } from '../../platform/config/payer-settings.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { EntryRow } from './statement.repository.ts';

/** The store and payer of the entries. */
type Written = { readonly scope: StoreScope; readonly payer: Payer };

/** The sums of one store day by account. */
export type JournalDay = {
  readonly day: string;
  readonly accounts: ReadonlyMap<StoreAccount, number>;
};

/** A file for an accounting program: bank account lines, or one journal per day. */
export type ImportFormat = {
  readonly suffix: string;
  readonly head: readonly string[];
} & (
  | { readonly entry: (entry: EntryRow, written: Written) => string[] }
  | { readonly journal: (day: JournalDay, written: Written) => string[][] }
);

/** The account for what the marketplace owes, which balances every journal. */
const clearing = { name: 'Marketplace clearing', code: 'CLEARING' } as const;

/** Account codes in Xero, at most ten letters long. */
const codes: Readonly<Record<StoreAccount, string>> = {
  sales: 'SALES',
  discounts: 'DISCOUNTS',
  tax: 'TAX',
  tips: 'TIPS',
  fees: 'FEES',
  promo_credits: 'PROMO',
  collected: 'COUNTER',
  refunds: 'REFUNDS',
  charges: 'CHARGES',
  adjustments: 'ADJUSTMENT',
  campaigns: 'CAMPAIGNS',
  referrals: 'REFERRALS',
  payouts: 'PAYOUTS',
};

/** Names and columns follow the help pages of QuickBooks Online and Xero. */
export const importFormats = {
  QUICKBOOKS: {
    suffix: '-quickbooks',
    head: ['Date', 'Description', 'Amount'],
    entry: (entry, { scope: { currency } }) => [
      monthFirst(entry.day),
      descriptionOf(entry),
      moneyInput(entry.amount, currency),
    ],
  },
  XERO: {
    suffix: '-xero',
    head: ['Date', 'Amount', 'Payee', 'Description', 'Reference'],
    entry: (entry, { scope: { currency }, payer }) => [
      entry.day,
      moneyInput(entry.amount, currency),
      payer.name,
      descriptionOf(entry),
      entry.reference,
    ],
  },
  QUICKBOOKS_JOURNAL: {
    suffix: '-quickbooks-journal',
    head: ['JournalNo', 'JournalDate', 'AccountName', 'Debits', 'Credits', 'Description'],
    journal: (journal, { scope: { currency, storeName } }) =>
      linesOf(journal).map(({ name, debit }) => [
        `M-${journal.day}`,
        monthFirst(journal.day),
        name,
        debit > 0 ? moneyInput(debit, currency) : '',
        debit < 0 ? moneyInput(-debit, currency) : '',
        storeName,
      ]),
  },
  XERO_JOURNAL: {
    suffix: '-xero-journal',
    head: ['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'],
    journal: (journal, { scope: { currency, storeName } }) =>
      linesOf(journal).map(({ name, code, debit }) => [
        `${storeName} ${journal.day}`,
        writeDay(journal.day, { order: 'DAY_FIRST', clock: '24_HOUR' }),
        name,
        code,
        'Tax Exempt',
        moneyInput(debit, currency),
      ]),
  },
} as const satisfies Record<string, ImportFormat>;

/** QuickBooks expects dates with the month first. */
function monthFirst(day: string): string {
  return day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');
}

function descriptionOf({ kind, reference, note }: EntryRow): string {
  return [entryKindLabel(kind), reference, note].filter(Boolean).join(' ');
}

/**
 * Returns the lines of a day's journal, which sum to zero: the debit of each account, negative for a credit, and the
 * change in what the marketplace owes.
 */
function linesOf({ accounts }: JournalDay) {
  const lines = storeAccounts.flatMap((account) => {
    const amount = accounts.get(account) ?? 0;
    return amount === 0
      ? []
      : [{ name: accountLabel(account), code: codes[account], debit: 0 - amount }];
  });
  const owed = 0 - lines.reduce((sum, { debit }) => sum + debit, 0);
  return owed === 0 ? lines : [...lines, { ...clearing, debit: owed }];
}

/** Sums entries by day. They must come in order of days. */
export async function* journalDays(
  batches: AsyncIterable<readonly EntryRow[]>,
): AsyncGenerator<JournalDay> {
  let day = '';
  let accounts = new Map<StoreAccount, number>();
  for await (const entries of batches) {
    for (const entry of entries) {
      if (entry.day !== day) {
        if (accounts.size > 0) yield { day, accounts };
        day = entry.day;
        accounts = new Map();
      }
      for (const { account, amount } of entry.parts) {
        accounts.set(account, (accounts.get(account) ?? 0) + amount);
      }
    }
  }
  if (accounts.size > 0) yield { day, accounts };
}
