import { accountLabel, entryKindLabel, storeAccounts } from '@counter/contract/ledger';
import { moneyInput } from '@counter/contract/shared';
import { localMinute } from '../../platform/kernel/csv/local-minute.ts';
import { byteOrderMark, writeRows } from '../../platform/kernel/csv/write-rows.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { CsvFile } from '../../platform/http/csv.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { EntryRow } from './statement.repository.ts';
import { orderNumberOf, readStatement, type StatementWanted } from './statement.service.ts';

const columns = [
  'No.',
  'Kind',
  'Day',
  'At',
  'Order',
  'Order placed',
  'Reference',
  'Note',
  ...storeAccounts.map(accountLabel),
  'Amount',
  'Balance',
  'Currency',
];

/** The whole statement as a file, each entry with what went to which account. */
export function writeStatement(db: Db, scope: StoreScope, wanted: StatementWanted): CsvFile {
  const { startDate, endDate } = wanted;
  return {
    filename: `statement-${scope.storeUrl}-${startDate}-to-${endDate}.csv`,
    text: writeLines(db, scope, wanted),
  };
}

async function* writeLines(
  db: Db,
  scope: StoreScope,
  wanted: StatementWanted,
): AsyncGenerator<string> {
  yield byteOrderMark + writeRows([columns]);
  for await (const entries of readStatement(db, scope, wanted)) {
    yield writeRows(entries.map((entry) => toCells(entry, scope)));
  }
}

function toCells(entry: EntryRow, { currency, timeZone }: StoreScope): string[] {
  const money = (amount: number) => moneyInput(amount, currency);
  const amountOn = (account: string) =>
    entry.parts.find((part) => part.account === account)?.amount ?? 0;
  return [
    String(entry.seq),
    entryKindLabel(entry.kind),
    entry.day,
    localMinute(entry.at, timeZone),
    orderNumberOf(entry) ?? '',
    entry.orderDay ?? '',
    entry.reference,
    entry.note,
    ...storeAccounts.map((account) => money(amountOn(account))),
    money(entry.amount),
    money(entry.balance),
    currency,
  ];
}
