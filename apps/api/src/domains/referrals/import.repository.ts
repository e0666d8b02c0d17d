import type { Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { RewardedOrder } from './rewards.repository.ts';

/** The orders of a store that were completed since an instant with a commission on their delivery fee. */
export async function findCommissioned(
  tx: Tx,
  { storeId }: StoreScope,
  since: Date,
): Promise<(RewardedOrder & { readonly completedAt: Date })[]> {
  const rows = await tx
    .selectFrom('orders')
    .where('store_id', '=', storeId)
    .where('status', '=', 'COMPLETED')
    .where('completed_at', '>=', since)
    .where('delivery_commission', '>', 0)
    .orderBy('completed_at')
    .orderBy('id')
    .select(['id', 'order_number as orderNumber', 'placed_day as placedDay'])
    .select(['delivery_fee as deliveryFee', 'delivery_commission as deliveryCommission'])
    .select('completed_at')
    .execute();
  return rows.map(({ completed_at, ...row }) => ({ ...row, completedAt: completed_at ?? since }));
}
