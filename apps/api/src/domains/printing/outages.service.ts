import { printerOutageMs } from '@counter/contract/settings';
import type { Work } from '../../platform/events/work.ts';
import type { Db } from '../../platform/db/schema.ts';
import { worthMs } from './condition.ts';
import { findOutages, findStoresWithOutage, type PrinterOutage } from './outages.repository.ts';

/**
 * Returns a page of stores by id, after a cursor, where tickets have waited five minutes for a printer that can't print
 * them.
 */
export async function findStoresToMessage(
  db: Db,
  now: Date,
  after: { readonly storeId: number } | null,
  limit: number,
): Promise<{ readonly storeId: number }[]> {
  return findStoresWithOutage(db, spanAt(now), after, limit);
}

/** Returns a store's printers that can't print and have tickets waiting for five minutes. */
export async function findPrinterOutages({ tx, scope, at }: Work): Promise<PrinterOutage[]> {
  return findOutages(tx, scope, spanAt(at));
}

function spanAt(now: Date) {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return { now, waitingSince: before(printerOutageMs), worthSince: before(worthMs) };
}
