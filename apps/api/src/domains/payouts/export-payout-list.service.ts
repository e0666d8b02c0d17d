import type { PayoutsFileFormat } from '@counter/contract/payouts';
import { dayAt } from '@counter/contract/shared';
import { byteOrderMark, writeRows } from '../../platform/kernel/csv/write-rows.ts';
import type { CsvFile } from '../../platform/http/csv.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { compareRows } from './payout-comparison.service.ts';
import { addFigures, listFormats, noFigures } from './payout-list-formats.ts';
import { findPayoutPage } from './payouts.repository.ts';
import { filterOf, type PayoutsWanted } from './payouts.service.ts';

const batchSize = 500;

type ListWanted = PayoutsWanted & { readonly format: PayoutsFileFormat };

type Exporting = Pick<Platform, 'db' | 'clock' | 'payer'>;

/** The payouts that a list with the same filters has, the latest first. */
export function exportPayouts(platform: Exporting, scope: StoreScope, wanted: ListWanted): CsvFile {
  const day = dayAt(platform.clock.now(), scope.timeZone);
  const { suffix } = listFormats[wanted.format];
  return {
    filename: `payouts${suffix}-${scope.storeUrl}-${day}.csv`,
    text: writePayouts(platform, scope, wanted),
  };
}

async function* writePayouts(
  { db, payer }: Exporting,
  scope: StoreScope,
  wanted: ListWanted,
): AsyncGenerator<string> {
  const { head, lists, cells, totals } = listFormats[wanted.format];
  const filter = filterOf(wanted, scope);
  let sums = noFigures;
  // Programs that import the file would read the mark as a part of the first heading.
  yield (totals ? byteOrderMark : '') + writeRows([head]);
  for (let pageNumber = 0; ; pageNumber += 1) {
    const page = { pageNumber, pageSize: batchSize };
    const { rows } = await findPayoutPage(db, scope, filter, page);
    const payouts = (await compareRows(db, scope, rows)).filter(lists);
    sums = addFigures(sums, payouts);
    yield writeRows(payouts.map((payout) => cells(payout, { scope, payer })));
    if (rows.length < batchSize) break;
  }
  if (totals) yield writeRows([totals(sums, { scope, payer })]);
}
