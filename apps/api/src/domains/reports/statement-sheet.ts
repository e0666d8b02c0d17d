import { accountLabel, entryKindLabel } from '@counter/contract/ledger';
import { addDays, balanceMoney, countOf, instantOf, writeDay } from '@counter/contract/shared';
import type { Sheet, Sums, Table } from '../../platform/kernel/pdf/sheet.ts';
import type { StorePaper } from '../../platform/tenancy/scope.ts';
import type { EntryRow, OpenStatement, StatementWanted } from '../ledger/index.ts';
import type { LegalOwner } from './legal-owner.ts';
import { paperSize } from '../../platform/kernel/pdf/paper-size.ts';
import { ownerFacts, runningSums } from './paper-words.ts';

/** Builds the statement of a store's ledger, as on the screen. */
export function statementSheet(
  scope: StorePaper,
  owner: LegalOwner | null,
  wanted: StatementWanted,
  statement: OpenStatement,
): Sheet {
  const { startDate, endDate } = wanted;
  const { dates, currency, timeZone, storeName } = scope;
  const days = `${writeDay(startDate, dates)} to ${writeDay(endDate, dates)}`;
  return {
    size: paperSize(scope),
    title: 'Statement',
    facts: [
      ...ownerFacts(scope, owner),
      days,
      ...filterFacts(wanted),
      `Amounts in ${currency}. Days by the store's clock (${timeZone.replaceAll('_', ' ')}).`,
    ],
    sums: [amountsOf(scope, wanted, statement)],
    tables: [entriesOf(scope, statement)],
    note: 'Entries count on their day in the books, the newest first. The balance is what the marketplace owes the store.',
    foot: `${storeName} · Statement ${days}`,
    date: instantOf(addDays(endDate, 1), 0, timeZone),
  };
}

/** Describes the active filters. */
function filterFacts({ kind, account, search }: StatementWanted): string[] {
  const filters = [
    ...(kind ? [`Kind: ${entryKindLabel(kind)}`] : []),
    ...(account ? [`Account: ${accountLabel(account)}`] : []),
    ...(search ? [`Matching "${search}"`] : []),
  ];
  return filters.length === 0 ? [] : [`Only a part of the entries. ${filters.join('. ')}.`];
}

function amountsOf(
  { currency, dates }: StorePaper,
  { startDate, endDate, kind, account, search }: StatementWanted,
  { totals: { opening, closing, amount, parts } }: OpenStatement,
): Sums {
  const line = (name: string, minor: number) => ({ name, value: balanceMoney(minor, currency) });
  const lines = parts.map((part) => line(accountLabel(part.account), part.amount));
  const isWhole = kind === undefined && account === undefined && search === '';
  return {
    caption: 'Amounts',
    lines: isWhole
      ? [
          line(`Before ${writeDay(startDate, dates)}`, opening),
          ...lines,
          line(`After ${writeDay(endDate, dates)}`, closing),
        ]
      : [...lines, line('Matching entries', amount)],
  };
}

function entriesOf(
  { currency, dates }: StorePaper,
  { totalElements, entries }: OpenStatement,
): Table {
  const total = runningSums(1);
  return {
    caption: 'Entries',
    columns: [
      { head: 'Day', width: 15 },
      { head: 'Kind', width: 18 },
      { head: 'Reference', width: 20 },
      { head: 'Note', width: 25 },
      { head: 'Amount', width: 16, numeric: true },
      { head: 'Balance', width: 16, numeric: true },
    ],
    count: totalElements,
    rows: (async function* rows() {
      for await (const batch of entries) {
        for (const { amount } of batch) total.add([amount]);
        yield batch.map((entry) => cellsOf(entry, currency, dates));
      }
    })(),
    totals: () => {
      const counted = countOf(totalElements, 'entry', 'entries');
      return ['Total', counted, '', '', balanceMoney(total.sums[0] ?? 0, currency), ''];
    },
  };
}

function cellsOf(entry: EntryRow, currency: string, dates: StorePaper['dates']): string[] {
  return [
    writeDay(entry.day, dates),
    entryKindLabel(entry.kind),
    entry.reference,
    entry.note,
    balanceMoney(entry.amount, currency),
    balanceMoney(entry.balance, currency),
  ];
}
