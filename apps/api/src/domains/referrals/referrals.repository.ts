import type { Reward } from '@counter/contract/referrals';
import { sql } from 'kysely';
import { findPage, type Page, type PageWanted } from '../../platform/db/page.ts';
import type { Db } from './referrals.tables.ts';

type Figures = {
  readonly businesses: number;
  readonly consumers: number;
  readonly earned: number;
  readonly waiting: number;
  readonly waitingFrom: string | null;
  readonly paid: number;
  readonly charges: number;
};

/** Returns the numbers of people and businesses a person referred, and their rewards. */
export async function findFigures(db: Db, userId: number): Promise<Figures> {
  const { rows } = await sql<Figures>`
    with rewards as materialized (
      select coalesce(sum(r.amount), 0)::bigint as earned,
        coalesce(sum(r.amount) filter (where r.payment_id is null), 0)::bigint as waiting,
        min(r.due_day) filter (where r.payment_id is null) as waiting_from
      from referral_rewards r where r.user_id = ${userId} and r.taken_back_at is null
    )
    select rewards.*,
      (select count(*) from published.stores where referred_by = ${userId})::integer as businesses,
      (select count(*) from published.consumers where referred_by = ${userId})::integer as consumers,
      (select coalesce(sum(amount), 0) from referral_payments
        where user_id = ${userId} and status <> 'FAILED')::bigint as paid,
      (select coalesce(sum(transfer_charge), 0) from referral_payments
        where user_id = ${userId} and status <> 'FAILED')::bigint as charges
    from rewards`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('the sums of nothing are something');
  return figures;
}

type RewardRow = Omit<Reward, 'earnedAt' | 'takenBackAt' | 'payment'> & {
  readonly earnedAt: Date;
  readonly takenBackAt: Date | null;
  readonly transactionId: string | null;
  readonly status: NonNullable<Reward['payment']>['status'] | null;
};

/** Returns a page of a person's rewards, newest first. */
export async function findRewardRows(
  db: Db,
  userId: number,
  page: PageWanted,
): Promise<Page<RewardRow>> {
  const rows = db
    .selectFrom('referralRewards as r')
    .innerJoin('published.stores as store', 'store.id', 'r.storeId')
    .leftJoin('referralPayments as p', 'p.id', 'r.paymentId')
    .where('r.userId', '=', userId)
    .orderBy('r.earnedAt', 'desc')
    .orderBy('r.id', 'desc')
    .select(['r.id', 'r.earnedAt', 'r.brought', 'store.name as storeName'])
    .select(['r.orderNumber', 'r.currency', 'r.deliveryFee'])
    .select(['r.commission', 'r.amount', 'r.dueDay', 'r.takenBackAt'])
    .select(['p.transactionId', 'p.status']);
  return findPage(rows, page);
}
