import { printerOutageMs } from '@counter/contract/settings';
import type { Db } from '../../platform/db/schema.ts';
import { worthMs } from './condition.ts';
import { findOutages, type PrinterOutage } from './outages.repository.ts';

/** Returns the printers for which tickets wait for five minutes and that can't print them, by store. */
export async function findPrinterOutages(
  db: Db,
  now: Date,
): Promise<ReadonlyMap<number, readonly PrinterOutage[]>> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const waitingSince = before(printerOutageMs);
  const outages = await findOutages(db, { now, waitingSince, worthSince: before(worthMs) });
  return Map.groupBy(outages, ({ storeId }) => storeId);
}
