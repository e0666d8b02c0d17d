import type { BroughtSide } from '@counter/contract/referrals';
import { sql } from 'kysely';
import type { Db, Tx, Work } from './referrals.tables.ts';
import { isSameMailbox, isSamePhone } from '../../platform/db/same-person.ts';

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

/**
 * Returns the person who referred the business; null if there is none or they are one of its owners, by account, phone
 * or email.
 */
export async function findStoreReferrer({ tx, scope }: Work): Promise<number | null> {
  const [r, u] = [sql.ref('r.phoneNumber'), sql.ref('u.phoneNumber')];
  const [rMail, uMail] = [sql.ref('r.email'), sql.ref('u.email')];
  const { rows } = await sql<{ id: number }>`
    select r.id from published.stores s join published.users r on r.id = s.referred_by
    where s.id = ${scope.storeId} and not exists (
      select from published.store_members m join published.users u on u.id = m.user_id
      where m.store_id = ${scope.storeId} and m.role = 'owner'
        and (u.id = r.id or ${isSamePhone(r, u)} or ${isSameMailbox(rMail, uMail)})
    )`.execute(tx);
  return rows[0]?.id ?? null;
}

export type DueReward = {
  readonly storeId: number;
  readonly orderId: number;
  readonly orderNumber: string;
  readonly placedDay: string;
};

/** Returns a person's due rewards for the businesses they referred. */
export async function findDueForBusinesses(
  db: Db | Tx,
  userId: number,
  day: string,
): Promise<DueReward[]> {
  const { rows } = await sql<DueReward>`
    select r.store_id, r.order_id, r.order_number,
      o.placed_day
    from referral_rewards r join published.orders o on o.store_id = r.store_id and o.id = r.order_id
    where r.user_id = ${userId} and r.brought = 'BUSINESS' and r.due_day <= ${day}::date
      and r.taken_back_at is null and r.payment_id is null
    order by r.store_id, r.id`.execute(db);
  return rows;
}

/** Revokes an order's reward for referring its business; returns the amount. */
export async function takeBackForBusiness(
  { tx, scope, at }: Work,
  orderId: number,
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    update referral_rewards set taken_back_at = ${at}
    where store_id = ${scope.storeId} and order_id = ${orderId} and brought = 'BUSINESS'
      and taken_back_at is null and payment_id is null
    returning amount`.execute(tx);
  return rows[0]?.amount ?? 0;
}

export async function createRewards(
  { tx, scope, at }: Work,
  order: RewardedOrder,
  rewards: readonly NewReward[],
  dueDay: string,
): Promise<void> {
  await tx
    .insertInto('referralRewards')
    .values(
      rewards.map(({ brought, userId, amount }) => ({
        storeId: scope.storeId,
        orderId: order.id,
        orderNumber: order.orderNumber,
        brought,
        userId,
        currency: scope.currency,
        deliveryFee: order.deliveryFee,
        commission: order.deliveryCommission,
        amount,
        earnedAt: at,
        dueDay,
      })),
    )
    // An order whose completion was undone can be completed again.
    .onConflict((conflict) =>
      conflict.columns(['storeId', 'orderId', 'brought']).doUpdateSet((eb) => ({
        userId: eb.ref('excluded.userId'),
        amount: eb.ref('excluded.amount'),
        earnedAt: eb.ref('excluded.earnedAt'),
        dueDay: eb.ref('excluded.dueDay'),
        takenBackAt: null,
      })),
    )
    .execute();
}

/** Revokes an order's rewards that are not part of a payment yet; returns the amount. */
export async function takeBack({ tx, scope, at }: Work, orderId: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    update referral_rewards set taken_back_at = ${at}
    where store_id = ${scope.storeId} and order_id = ${orderId}
      and taken_back_at is null and payment_id is null
    returning amount`.execute(tx);
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
