import type { Tx } from './referrals.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { RewardedOrder } from './rewards.repository.ts';

/** Returns a store's orders completed since an instant that carry a commission on their delivery fee. */
export async function findCommissioned(
  tx: Tx,
  { storeId }: StoreScope,
  since: Date,
): Promise<(RewardedOrder & { readonly completedAt: Date })[]> {
  const rows = await tx
    .selectFrom('published.orders as order')
    .where('storeId', '=', storeId)
    .where('status', '=', 'COMPLETED')
    .where('completedAt', '>=', since)
    .where('deliveryCommission', '>', 0)
    .orderBy('completedAt')
    .orderBy('id')
    .select(['id', 'orderNumber', 'placedDay'])
    .select(['deliveryFee', 'deliveryCommission'])
    .select('completedAt')
    .execute();
  return rows.map(({ completedAt, ...row }) => ({ ...row, completedAt: completedAt ?? since }));
}
