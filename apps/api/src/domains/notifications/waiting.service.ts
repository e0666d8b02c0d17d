import type { Db } from '../../platform/db/schema.ts';
import { countNewOrders } from '../orders/index.ts';
import { findStoresWithOrders } from './presses.repository.ts';

/** Counts the new orders that wait at an instant, in all stores whose orders a person may see. */
export async function countWaiting(db: Db, userId: number, at: Date): Promise<number> {
  const storeIds = await findStoresWithOrders(db, userId);
  return storeIds.length === 0 ? 0 : countNewOrders(db, storeIds, at);
}
