import type { PayoutAdjustment, PayoutOrder } from '@counter/contract/payouts';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findAdjustments } from '../ledger/index.ts';
import { findBookedOrders } from '../orders/index.ts';
import { toAdjustment, toPayoutOrder } from './payout-view.ts';

const batchSize = 500;

type Covered = { readonly periodStart: string; readonly periodEnd: string };

/** Streams a payout's orders in batches. */
export async function* readPayoutOrders(
  db: Db,
  scope: StoreScope,
  { periodStart, periodEnd }: Covered,
): AsyncGenerator<readonly PayoutOrder[]> {
  const period = { from: periodStart, to: periodEnd };
  for (let from = 0; ; from += batchSize) {
    const rows = await findBookedOrders(db, scope, period, { from, size: batchSize });
    yield rows.map(toPayoutOrder);
    if (rows.length < batchSize) return;
  }
}

/** Streams the other entries of a payout in batches: adjustments and payments collected by the store. */
export async function* readPayoutAdjustments(
  db: Db,
  scope: StoreScope,
  { periodStart, periodEnd }: Covered,
): AsyncGenerator<readonly PayoutAdjustment[]> {
  const period = { from: periodStart, to: periodEnd };
  for (let from = 0; ; from += batchSize) {
    const { rows } = await findAdjustments(db, scope, period, { from, size: batchSize });
    yield rows.map(toAdjustment);
    if (rows.length < batchSize) return;
  }
}

/** Counts the entries that `readPayoutAdjustments` reads. */
export async function countPayoutAdjustments(
  db: Db,
  scope: StoreScope,
  { periodStart, periodEnd }: Covered,
): Promise<number> {
  const period = { from: periodStart, to: periodEnd };
  return (await findAdjustments(db, scope, period, { from: 0, size: 1 })).total;
}
