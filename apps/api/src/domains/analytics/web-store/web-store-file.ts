import { funnelSteps, type WebStoreCounts } from '@counter/contract/analytics';
import type { CsvFile } from '../../../platform/http/csv.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { byteOrderMark, writeRows } from '../../../platform/kernel/csv/write-rows.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { PlacedDays } from '../../orders/index.ts';
import { findWebStoreReport } from './web-store-report.service.ts';

type Wanted = PlacedDays & { readonly now: Date };

const columns = ['Day', 'Visits', 'Opened the menu', 'Began a basket', 'Orders placed'];

/** Writes the days as a file, newest first as on the screen, and their totals. */
export function writeWebStore(db: Db, scope: StoreScope, wanted: Wanted): CsvFile {
  const { startDate, endDate } = wanted;
  return {
    filename: `web-store-${scope.storeUrl}-${startDate}-to-${endDate}.csv`,
    text: writeLines(db, scope, wanted),
  };
}

async function* writeLines(db: Db, scope: StoreScope, wanted: Wanted): AsyncGenerator<string> {
  const { days, totals } = await findWebStoreReport(db, scope, wanted);
  yield byteOrderMark + writeRows([columns]);
  yield writeRows([
    ...days.toReversed().map(({ day, ...counts }) => toCells(day, counts)),
    toCells('Total', totals),
  ]);
}

function toCells(name: string, counts: WebStoreCounts): string[] {
  return [name, ...funnelSteps.map((step) => String(counts[step]))];
}
