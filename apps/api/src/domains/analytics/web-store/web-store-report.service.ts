import { sumCounts, type WebStoreDay, type WebStoreReport } from '@counter/contract/analytics';
import { addDays, dayAt, type RequestedDays } from '@counter/contract/shared';
import type { Db } from '../../../platform/db/schema.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { findCountedDays, findFirstCountedDay } from './web-store-report.repository.ts';

/** Returns the web store's daily counts for a range, from the first counted day up to today. */
export async function findWebStoreReport(
  db: Db,
  scope: StoreScope,
  { startDate, endDate, now }: RequestedDays & { readonly now: Date },
): Promise<WebStoreReport> {
  const today = dayAt(now, scope.timeZone);
  const to = endDate < today ? endDate : today;
  const [counted, countedSince] = await Promise.all([
    findCountedDays(db, scope, { from: startDate, to }),
    findFirstCountedDay(db, scope),
  ]);
  const from = countedSince !== null && countedSince > startDate ? countedSince : startDate;
  const days = countedSince === null ? [] : fillDays(counted, from, to);
  return { days, totals: sumCounts(days), countedSince };
}

/** Returns every day in the range; days without counts get zeros. */
function fillDays(counted: readonly WebStoreDay[], from: string, to: string): WebStoreDay[] {
  const byDay = new Map(counted.map((row) => [row.day, row]));
  const days: WebStoreDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    days.push(byDay.get(day) ?? { day, visits: 0, menuViews: 0, baskets: 0, orders: 0 });
  }
  return days;
}
