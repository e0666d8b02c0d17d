import {
  listedCustomer,
  type CustomersWanted,
  type ListedCustomer,
} from '@counter/contract/customers';
import { dayAt, moneyInput } from '@counter/contract/shared';
import { localMinute } from '../../platform/kernel/csv/local-minute.ts';
import { visibleColumns, type Column } from '../../platform/http/visible-columns.ts';
import { byteOrderMark, writeRows } from '../../platform/kernel/csv/write-rows.ts';
import type { CsvFile } from '../../platform/http/csv.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findListedIds, findListedRows } from './customer-list.repository.ts';
import { refuseSpend, toListed } from './customer-list.service.ts';

const columnsIn = ({ currency, timeZone }: StoreScope): readonly Column<ListedCustomer>[] => {
  const time = (at: string | null) => (at === null ? '' : localMinute(new Date(at), timeZone));
  return [
    { title: 'Name', of: 'name', text: (one) => one.name },
    { title: 'Phone', of: 'phoneNumber', text: (one) => one.phoneNumber },
    { title: 'Orders', of: 'orders', text: (one) => String(one.orders) },
    {
      title: 'Spend',
      of: 'spend',
      text: ({ spend }) => (spend === undefined ? '' : moneyInput(spend, currency)),
    },
    { title: 'Currency', of: 'spend', text: () => currency },
    { title: 'Last visit', of: 'lastVisit', text: (one) => time(one.lastVisit) },
    { title: 'First visit', of: 'firstVisit', text: (one) => time(one.firstVisit) },
    { title: 'Text messages', of: 'consented', text: (one) => (one.consented ? 'Agreed' : '') },
    { title: 'Blocked', of: 'blocked', text: (one) => (one.blocked ? 'Blocked' : '') },
  ];
};

const batchSize = 500;

type Source = Pick<Platform, 'db' | 'clock'>;

/** Every customer that the screen lists, in its order, as a file with the same columns. */
export function writeCustomers(
  source: Source,
  scope: StoreScope,
  wanted: CustomersWanted,
): CsvFile {
  refuseSpend(scope, wanted);
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
  const table = visibleColumns(listedCustomer, columnsIn(scope), scope.role);
  yield byteOrderMark + writeRows([table.titles]);
  const ids = await findListedIds(db, scope, wanted, clock.now());
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    const rows = await findListedRows(db, scope, batch);
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield writeRows(
      batch.flatMap((id) => {
        const row = byId.get(id);
        return row ? [table.toCells(table.toVisible(toListed(row)))] : [];
      }),
    );
  }
}
