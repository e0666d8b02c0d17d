import type { WebStoreDay } from '@counter/contract/analytics';
import type { Tx } from '../storefront.tables.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';

/** Imports the visit counts of a store's past days, which must have none yet. */
export async function importWebStoreDays(
  tx: Tx,
  { storeId }: StoreScope,
  days: readonly WebStoreDay[],
): Promise<void> {
  if (days.length === 0) return;
  await tx
    .insertInto('storefrontDays')
    .values(days.map((counts) => ({ storeId, ...counts })))
    .execute();
}
