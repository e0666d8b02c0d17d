import type { NextPayout } from '@counter/contract/payouts';
import { addDays, dayAt, instantOf } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findFirstDay, findLedgerHead } from '../ledger/index.ts';
import { findHold } from './holds.service.ts';
import { dueDayOf, lastSundayBefore, mondayOf, openSince } from './pay-period.ts';

/** Returns a store's next payout as of an instant: amount, dates, and the hold if there is one. */
export async function findNextPayout(db: Db, scope: StoreScope, now: Date): Promise<NextPayout> {
  const { storeId, currency, timeZone } = scope;
  const [head, firstDay, hold] = await Promise.all([
    findLedgerHead(db, storeId),
    findFirstDay(db, storeId),
    findHold(db, storeId, now),
  ]);
  const today = dayAt(now, timeZone);
  const since = openSince({ closedThrough: head?.closedThrough ?? null, firstDay });
  const periodStart = since ?? mondayOf(today);
  const lastSunday = lastSundayBefore(today);
  const isDue = periodStart <= lastSunday;
  const periodEnd = isDue ? lastSunday : addDays(mondayOf(today), 6);
  const madeOn = isDue ? today : addDays(periodEnd, 1);
  return {
    currency,
    amount: head?.balance ?? 0,
    periodStart,
    periodEnd,
    expectedAt: isDue ? null : instantOf(madeOn, 0, timeZone).toISOString(),
    dueDay: dueDayOf(madeOn),
    hold,
  };
}
