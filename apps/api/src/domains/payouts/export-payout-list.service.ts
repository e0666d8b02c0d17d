import type { PayoutsFileFormat } from '@counter/contract/payouts';
import { dayAt } from '@counter/contract/shared';
import { writeRows } from '../../platform/kernel/csv/write-rows.ts';
import type { FileDownload } from '../../platform/http/file-download.ts';
import type { TableFile } from '../../platform/http/table-file.ts';
import type { Lines } from '../../platform/kernel/workbook/sheet.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { toListedPayout } from './payout-comparison.service.ts';
import { addFigures, listFormats, noFigures } from './payout-list-formats.ts';
import { findComparedPayouts } from './payouts.repository.ts';
import { filterOf, type PayoutsWanted } from './payouts.service.ts';

const batchSize = 500;

type ListWanted = PayoutsWanted & { readonly format: PayoutsFileFormat };

type Exporting = Pick<Platform, 'db' | 'clock' | 'payer'>;

/** Exports the payouts that match a list's filters, newest first. */
export function exportPayouts(
  platform: Exporting,
  scope: StoreScope,
  wanted: ListWanted,
): FileDownload | TableFile {
  const day = dayAt(platform.clock.now(), scope.timeZone);
  const { suffix, head, totals } = listFormats[wanted.format];
  const name = `payouts${suffix}-${scope.storeUrl}-${day}`;
  const lines = readPayouts(platform, scope, wanted);
  return totals
    ? { name, sheet: 'Payouts', head, lines }
    : { filename: `${name}.csv`, content: writeImport(head, lines) };
}

/** Writes an import file without a byte order mark, which would become part of the first heading. */
async function* writeImport(head: readonly string[], lines: Lines): AsyncGenerator<string> {
  yield writeRows([head]);
  for await (const some of lines) yield writeRows(some);
}

async function* readPayouts(
  { db, payer }: Exporting,
  scope: StoreScope,
  wanted: ListWanted,
): Lines {
  const { lists, cells, totals } = listFormats[wanted.format];
  const filter = filterOf(wanted, scope);
  let sums = noFigures;
  for (let pageNumber = 0; ; pageNumber += 1) {
    const page = { pageNumber, pageSize: batchSize };
    const { rows } = await findComparedPayouts(db, scope, filter, page);
    const payouts = rows.map(toListedPayout).filter(lists);
    sums = addFigures(sums, payouts);
    yield payouts.map((payout) => cells(payout, { scope, payer }));
    if (rows.length < batchSize) break;
  }
  if (totals) yield [totals(sums, { scope, payer })];
}
