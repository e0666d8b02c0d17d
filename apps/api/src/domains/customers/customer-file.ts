import {
  listedCustomer,
  type CustomersWanted,
  type ListedCustomer,
} from '@counter/contract/customers';
import { countCell, dayAt, minuteCell, moneyCell } from '@counter/contract/shared';
import { visibleColumns, type Column, type Table } from '../../platform/http/visible-columns.ts';
import type { TableFile } from '../../platform/http/table-file.ts';
import type { Lines } from '../../platform/kernel/workbook/sheet.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findListedIds, findListedRows } from './customer-list.repository.ts';
import { refuseSpend, toListed } from './customer-list.service.ts';

const columnsIn = ({ currency, timeZone }: StoreScope): readonly Column<ListedCustomer>[] => {
  const time = (at: string | null) => (at === null ? '' : minuteCell(new Date(at), timeZone));
  return [
    { title: 'Name', of: 'name', cell: (one) => one.name },
    { title: 'Phone', of: 'phoneNumber', cell: (one) => one.phoneNumber },
    { title: 'Orders', of: 'orders', cell: (one) => countCell(one.orders) },
    {
      title: 'Spend',
      of: 'spend',
      cell: ({ spend }) => (spend === undefined ? '' : moneyCell(spend, currency)),
    },
    { title: 'Currency', of: 'spend', cell: () => currency },
    { title: 'Last visit', of: 'lastVisit', cell: (one) => time(one.lastVisit) },
    { title: 'First visit', of: 'firstVisit', cell: (one) => time(one.firstVisit) },
    { title: 'Text messages', of: 'consented', cell: (one) => (one.consented ? 'Agreed' : '') },
    { title: 'Blocked', of: 'blocked', cell: (one) => (one.blocked ? 'Blocked' : '') },
  ];
};

const batchSize = 500;

type Source = Pick<Platform, 'db' | 'clock'>;

/** Writes all customers of the list as a file, in the same order and with the same columns. */
export function writeCustomers(
  source: Source,
  scope: StoreScope,
  wanted: CustomersWanted,
): TableFile {
  refuseSpend(scope, wanted);
  const today = dayAt(source.clock.now(), scope.timeZone);
  const table = visibleColumns(listedCustomer, columnsIn(scope), scope.role);
  return {
    name: `customers-${scope.storeUrl}-${today}`,
    sheet: 'Customers',
    head: table.titles,
    lines: readLines(source, scope, wanted, table),
  };
}

/** Reads the order of the IDs once, so that orders placed meanwhile neither drop nor repeat a customer. */
async function* readLines(
  { db, clock }: Source,
  scope: StoreScope,
  wanted: CustomersWanted,
  table: Table<ListedCustomer>,
): Lines {
  const ids = await findListedIds(db, scope, wanted, clock.now());
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    const rows = await findListedRows(db, scope, batch);
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield batch.flatMap((id) => {
      const row = byId.get(id);
      return row ? [table.toCells(table.toVisible(toListed(row)))] : [];
    });
  }
}
