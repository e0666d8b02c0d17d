import { funnelSteps, type WebStoreCounts } from '@counter/contract/analytics';
import { countCell, dayCell, type Cell, type RequestedDays } from '@counter/contract/shared';
import type { TableFile } from '../../../platform/http/table-file.ts';
import type { Lines } from '../../../platform/kernel/workbook/sheet.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { findWebStoreReport } from './web-store-report.service.ts';

type Wanted = RequestedDays & { readonly now: Date };

const columns = ['Day', 'Visits', 'Opened the menu', 'Began a basket', 'Orders placed'];

/** Writes the days as a file, newest first as on the screen, with totals. */
export function writeWebStore(db: Db, scope: StoreScope, wanted: Wanted): TableFile {
  const { startDate, endDate } = wanted;
  return {
    name: `web-store-${scope.storeUrl}-${startDate}-to-${endDate}`,
    sheet: 'Web store',
    head: columns,
    lines: readLines(db, scope, wanted),
  };
}

async function* readLines(db: Db, scope: StoreScope, wanted: Wanted): Lines {
  const { days, totals } = await findWebStoreReport(db, scope, wanted);
  yield [
    ...days.toReversed().map(({ day, ...counts }) => toCells(dayCell(day), counts)),
    toCells('Total', totals),
  ];
}

function toCells(name: Cell, counts: WebStoreCounts): Cell[] {
  return [name, ...funnelSteps.map((step) => countCell(counts[step]))];
}
