import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db } from './payouts.tables.ts';

/** Returns a store's latest payout if it failed and was made since an instant. */
export async function findReturnedPayout(db: Db, { storeId }: StoreScope, since: Date) {
  const latest = await db
    .selectFrom('payouts')
    .where('storeId', '=', storeId)
    .orderBy('periodEnd', 'desc')
    .limit(1)
    .select(['id', 'payoutAmount', 'currency', 'createdAt', 'status'])
    .executeTakeFirst();
  return latest?.status === 'FAILED' && latest.createdAt >= since ? latest : undefined;
}
