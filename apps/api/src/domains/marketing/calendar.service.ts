import type { CalendarEntry } from '@counter/contract/marketing';
import { addDays, addMonths, boundsOfDay, dayAt } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findDealsBetween } from '../deals/index.ts';
import { findCodesBetween } from '../promotions/index.ts';
import { findCampaignsBetween } from './campaigns.repository.ts';

/** A calendar shows whole weeks, so up to this many days of the adjacent months. */
const daysBeside = 6;

/** Finds the campaigns, promo codes and deals that run in the weeks of a month (`2026-11`), in store days. */
export async function findMarketingCalendar(
  db: Db,
  scope: StoreScope,
  month: string,
): Promise<CalendarEntry[]> {
  const { timeZone } = scope;
  const first = `${month}-01`;
  const from = addDays(first, -daysBeside);
  const to = addDays(addMonths(first, 1), daysBeside - 1);
  const [codes, deals, campaigns] = await Promise.all([
    findCodesBetween(db, scope, { from, to }),
    findDealsBetween(db, scope, { from, to }),
    findCampaignsBetween(db, scope, {
      from: boundsOfDay(from, timeZone).start,
      until: boundsOfDay(to, timeZone).end,
    }),
  ]);
  return [
    ...campaigns.map(({ id, title, scheduleAt }): CalendarEntry => {
      const day = dayAt(scheduleAt, timeZone);
      return { kind: 'CAMPAIGN', id, title, from: day, to: day };
    }),
    ...codes.map(({ id, promoCode: title, startDate, endDate }): CalendarEntry => ({
      kind: 'CODE',
      id,
      title,
      from: startDate,
      to: endDate,
    })),
    ...deals.map(({ id, name: title, startDate, endDate }): CalendarEntry => ({
      kind: 'DEAL',
      id,
      title,
      from: startDate,
      to: endDate,
    })),
  ];
}
