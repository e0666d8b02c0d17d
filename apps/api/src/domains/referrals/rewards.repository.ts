import type { BroughtSide } from '@counter/contract/referrals';
import { sql } from 'kysely';
import type { Work } from '../../platform/work.ts';

export type NewReward = {
  readonly brought: BroughtSide;
  readonly userId: number;
  readonly amount: number;
};

export type RewardedOrder = {
  readonly id: number;
  readonly orderNumber: string;
  readonly placedDay: string;
  readonly deliveryFee: number;
  /** The marketplace's commission on the delivery fee. */
  readonly deliveryCommission: number;
};

/** Who brought the business; null where nobody did. */
export async function findStoreReferrer({ tx, scope }: Work): Promise<number | null> {
  const store = await tx
    .selectFrom('stores')
    .where('id', '=', scope.storeId)
    .select('referred_by')
    .executeTakeFirst();
  return store?.referred_by ?? null;
}

export async function createRewards(
  { tx, scope, at }: Work,
  order: RewardedOrder,
  rewards: readonly NewReward[],
  dueDay: string,
): Promise<void> {
  await tx
    .insertInto('referral_rewards')
    .values(
      rewards.map(({ brought, userId, amount }) => ({
        store_id: scope.storeId,
        order_id: order.id,
        order_number: order.orderNumber,
        brought,
        user_id: userId,
        currency: scope.currency,
        delivery_fee: order.deliveryFee,
        commission: order.deliveryCommission,
        amount,
        earned_at: at,
        due_day: dueDay,
      })),
    )
    .execute();
}

/** Takes back what an order earned and is in no payment yet; answers how much that is. */
export async function takeBack({ tx, scope, at }: Work, orderId: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    update referral_rewards set taken_back_at = ${at}
    where store_id = ${scope.storeId} and order_id = ${orderId}
      and taken_back_at is null and payment_id is null
    returning amount`.execute(tx);
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
