import {
  accountLabel,
  entryKindLabel,
  storeAccounts,
  type StatementFileFormat,
  type StoreAccount,
} from '@counter/contract/ledger';
import { countCell, dayCell, minuteCell, moneyCell, type Cell } from '@counter/contract/shared';
import { writeRows } from '../../platform/kernel/csv/write-rows.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { FileDownload } from '../../platform/http/file-download.ts';
import type { TableFile } from '../../platform/http/table-file.ts';
import type { Lines } from '../../platform/kernel/workbook/sheet.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { importFormats, journalDays, type ImportFormat } from './statement-imports.ts';
import type { EntryRow } from './statement.repository.ts';
import { orderNumberOf, readStatement, type StatementWanted } from './statement.service.ts';

const columnsOf = (accounts: readonly StoreAccount[]): string[] => [
  'No.',
  'Kind',
  'Day',
  'At',
  'Order',
  'Order placed',
  'Reference',
  'Note',
  ...accounts.map(accountLabel),
  'Amount',
  'Balance',
  'Currency',
];

type FileWanted = StatementWanted & { readonly format: StatementFileFormat };

type Writing = Pick<Platform, 'db' | 'payer'>;

/**
 * Writes the whole statement as a file in one of its formats. The CSV has a column for each account, or only for the
 * account of the filter.
 */
export function writeStatement(
  platform: Writing,
  scope: StoreScope,
  wanted: FileWanted,
): FileDownload | TableFile {
  const { startDate, endDate, format } = wanted;
  const imported = format === 'CSV' ? undefined : importFormats[format];
  const name = `statement${imported?.suffix ?? ''}-${scope.storeUrl}-${startDate}-to-${endDate}`;
  if (imported) {
    return { filename: `${name}.csv`, content: writeImport(platform, scope, wanted, imported) };
  }
  const accounts = wanted.account ? [wanted.account] : storeAccounts;
  const lines = readLines(platform.db, scope, wanted, accounts);
  return { name, sheet: 'Statement', head: columnsOf(accounts), lines };
}

/** Writes a file for an import, without totals and without the byte order mark, which programs would read as text. */
async function* writeImport(
  { db, payer }: Writing,
  scope: StoreScope,
  wanted: StatementWanted,
  format: ImportFormat,
): AsyncGenerator<string> {
  const written = { scope, payer };
  yield writeRows([format.head]);
  const batches = readStatement(db, scope, wanted);
  if ('journal' in format) {
    for await (const day of journalDays(batches)) yield writeRows(format.journal(day, written));
    return;
  }
  for await (const entries of batches) {
    const moving = entries.filter(({ amount }) => amount !== 0);
    yield writeRows(moving.map((entry) => format.entry(entry, written)));
  }
}

/** Writes each entry with its amount per account, then the sums of all. */
async function* readLines(
  db: Db,
  scope: StoreScope,
  wanted: StatementWanted,
  accounts: readonly StoreAccount[],
): Lines {
  let sums: readonly number[] = [...accounts, 'amount'].map(() => 0);
  for await (const entries of readStatement(db, scope, wanted)) {
    for (const entry of entries) {
      sums = figuresOf(entry, accounts).map((figure, at) => figure + (sums[at] ?? 0));
    }
    yield entries.map((entry) => toCells(entry, accounts, scope));
  }
  const amounts = sums.map((amount) => moneyCell(amount, scope.currency));
  yield [['Total', '', '', '', '', '', '', '', ...amounts, '', scope.currency]];
}

/** Returns an entry's change to each account and to the balance. */
function figuresOf({ parts, amount }: EntryRow, accounts: readonly StoreAccount[]): number[] {
  return [
    ...accounts.map((account) => parts.find((part) => part.account === account)?.amount ?? 0),
    amount,
  ];
}

function toCells(
  entry: EntryRow,
  accounts: readonly StoreAccount[],
  { currency, timeZone }: StoreScope,
): Cell[] {
  const money = (amount: number) => moneyCell(amount, currency);
  return [
    countCell(entry.seq),
    entryKindLabel(entry.kind),
    dayCell(entry.day),
    minuteCell(entry.at, timeZone),
    orderNumberOf(entry) ?? '',
    dayCell(entry.orderDay ?? ''),
    entry.reference,
    entry.note,
    ...figuresOf(entry, accounts).map(money),
    money(entry.balance),
    currency,
  ];
}
