import type { CustomersWanted } from '@counter/contract/customers';
import { dayAt, moneyInput } from '@counter/contract/shared';
import { localMinute } from '../../platform/csv/local-minute.ts';
import { byteOrderMark, writeRows } from '../../platform/csv/write-rows.ts';
import type { CsvFile } from '../../platform/http/csv.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findListedIds, findListedRows, type ListedRow } from './customer-list.repository.ts';
import { shownPhone } from './customer-list.service.ts';

const columns = [
  'Name',
  'Phone',
  'Orders',
  'Spend',
  'Currency',
  'Last visit',
  'First visit',
  'Text messages',
  'Blocked',
];

const batchSize = 500;

type Source = Pick<Platform, 'db' | 'clock'>;

/** Every customer that the screen lists, in its order, as a file with the same columns. */
export function writeCustomers(
  source: Source,
  scope: StoreScope,
  wanted: CustomersWanted,
): CsvFile {
  const today = dayAt(source.clock.now(), scope.timeZone);
  return {
    filename: `customers-${scope.storeUrl}-${today}.csv`,
    text: writeLines(source, scope, wanted),
  };
}

/** The order is read once: whoever orders meanwhile is neither left out nor written twice. */
async function* writeLines(
  { db, clock }: Source,
  scope: StoreScope,
  wanted: CustomersWanted,
): AsyncGenerator<string> {
  yield byteOrderMark + writeRows([columns]);
  const ids = await findListedIds(db, scope, wanted, clock.now());
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    const rows = await findListedRows(db, scope, batch);
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield writeRows(
      batch.flatMap((id) => {
        const row = byId.get(id);
        return row ? [toCells(row, scope)] : [];
      }),
    );
  }
}

function toCells(row: ListedRow, scope: StoreScope): string[] {
  const { currency, timeZone } = scope;
  const time = (at: Date | null) => (at ? localMinute(at, timeZone) : '');
  return [
    row.name,
    shownPhone(row.phone, scope),
    String(row.orders),
    moneyInput(row.spend, currency),
    currency,
    time(row.lastAt),
    time(row.firstAt),
    row.consented ? 'Agreed' : '',
    row.blocked ? 'Blocked' : '',
  ];
}
