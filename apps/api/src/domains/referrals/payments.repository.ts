import { isOnCluster } from '../../platform/db/distribution/cluster-dialect.ts';
import type { ReferralPayment } from '@counter/contract/referrals';
import type { PayoutStatus } from '@counter/contract/payouts';
import { sql } from 'kysely';
import { findPage, containsText, type Page, type PageWanted } from '../../platform/db/page.ts';
import type { Db, Tx } from './referrals.tables.ts';

type OnePerson = { readonly userId: number };

/** Returns the people with rewards due on a banking day; a page by id, after a cursor, if limited. */
export async function findPeopleDue(
  db: Db | Tx,
  day: string,
  after: OnePerson | null = null,
  limit: number | null = null,
): Promise<OnePerson[]> {
  return db
    .selectFrom('referralRewards')
    .where('userId', '>', after?.userId ?? 0)
    .where('dueDay', '<=', day)
    .where('takenBackAt', 'is', null)
    .where('paymentId', 'is', null)
    .groupBy('userId')
    .orderBy('userId')
    .limit(limit)
    .select('userId')
    .execute();
}

export type DueRewards = {
  readonly currency: string;
  readonly rewards: number;
  readonly earned: number;
};

/** Returns a person's due rewards by currency, locked so that nobody else revokes or pays them. */
export async function lockDueRewards(tx: Tx, userId: number, day: string): Promise<DueRewards[]> {
  const isDue = sql`user_id = ${userId} and due_day <= ${day}::date
    and taken_back_at is null and payment_id is null`;
  // On a cluster, rows on several nodes can only be locked by a write.
  const held = isOnCluster(tx)
    ? sql`update referral_rewards set payment_id = null where ${isDue} returning currency, amount`
    : sql`select currency, amount from referral_rewards where ${isDue}
        order by store_id, id for update`;
  const { rows } = await sql<DueRewards>`
    with due as (${held})
    select currency, count(*)::integer as rewards, sum(amount)::bigint as earned
    from due group by currency order by currency`.execute(tx);
  return rows;
}

export type NewPayment = DueRewards & {
  readonly userId: number;
  readonly transferCharge: number;
  readonly toStoreId: number;
  readonly at: Date;
};

/** Combines everything due to a person in one currency into a payment. */
export async function createPayment(tx: Tx, day: string, payment: NewPayment): Promise<void> {
  const { userId, currency, rewards, earned, transferCharge, toStoreId, at } = payment;
  await sql`
    with made as (
      insert into referral_payments (transaction_id, user_id, status, currency, rewards, earned,
        transfer_charge, amount, to_store_id, created_at)
      values ('RF-' || to_char(${day}::date, 'YYYYMMDD') || '-' || ${userId}::bigint
          || '-' || nextval(pg_get_serial_sequence('referral_payments', 'id')),
        ${userId}, 'PENDING', ${currency}, ${rewards}, ${earned}, ${transferCharge},
        ${earned - transferCharge}, ${toStoreId}, ${at})
      returning id
    )
    update referral_rewards set payment_id = made.id from made
    where user_id = ${userId} and currency = ${currency} and due_day <= ${day}::date
      and taken_back_at is null and payment_id is null`.execute(tx);
}

export type PaymentRow = Omit<ReferralPayment, 'createdAt'> & { readonly createdAt: Date };

function payments(db: Db | Tx) {
  return db
    .selectFrom('referralPayments as p')
    .innerJoin('published.users as user', 'user.id', 'p.userId')
    .innerJoin('published.stores as store', 'store.id', 'p.toStoreId')
    .select(['p.transactionId', 'user.fullName', 'user.email'])
    .select(['store.name as storeName', 'p.status', 'p.currency', 'p.rewards', 'p.earned'])
    .select(['p.transferCharge', 'p.amount', 'p.createdAt'])
    .select('p.failure');
}

/** Returns a page of payments, newest first, by part of the transaction id, name or email. */
export async function findPaymentPage(
  db: Db,
  { search, ...page }: PageWanted & { readonly search: string },
): Promise<Page<PaymentRow>> {
  const found = payments(db)
    .where(containsText(['p.transactionId', 'user.fullName', 'user.email'], search))
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id', 'desc');
  return findPage(found, page);
}

export async function findPayment(
  db: Db | Tx,
  transactionId: string,
): Promise<PaymentRow | undefined> {
  return payments(db).where('p.transactionId', '=', transactionId).executeTakeFirst();
}

type Move = {
  readonly transactionId: string;
  readonly from: readonly PayoutStatus[];
  readonly to: PayoutStatus;
  readonly failure: string | null;
  readonly at: Date;
};

/**
 * Moves a payment if it is in the expected state; returns false otherwise. The rewards of a failed payment are owed
 * again.
 */
export async function movePaymentRow(
  tx: Tx,
  { transactionId, from, to, failure, at }: Move,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update referral_payments set status = ${to}, failure = ${failure},
      sent_at = case when ${to} = 'IN_TRANSIT' then ${at} else sent_at end,
      settled_at = case when ${to} in ('PAID', 'FAILED') then ${at} else settled_at end
    where transaction_id = ${transactionId} and status = any(${from}::text[])
    returning id`.execute(tx);
  const [moved] = rows;
  if (!moved) return false;
  if (to === 'FAILED') {
    await tx
      .updateTable('referralRewards')
      .set({ paymentId: null })
      .where('paymentId', '=', moved.id)
      .execute();
  }
  return true;
}
