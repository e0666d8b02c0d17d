import { codeWeeks, type BeforeAfter } from '@counter/contract/analytics';
import { sql } from 'kysely';
import type { Db } from '../analytics.tables.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';

/** Counts about a code's users. */
export type CodeUsers = Omit<BeforeAfter, 'verdict'> & { readonly promoId: number };

const weeks = sql`make_interval(days => ${codeWeeks * 7})`;

/**
 * Counts the users of promo codes and their completed orders in the weeks before and after their first order with the
 * code, without that order. Excludes customers who hadn't ordered before those weeks, because they had no chance to,
 * and customers whose weeks aren't over.
 */
export async function countCodeUsers(
  db: Db,
  { storeId }: StoreScope,
  promoIds: readonly number[],
  now: Date,
): Promise<CodeUsers[]> {
  if (promoIds.length === 0) return [];
  const { rows } = await sql<CodeUsers>`
    with firsts as (
      select u.promo_id, o.customer_id, min(o.placed_at) as used_at
      from published.promo_uses u
      join published.orders o on o.store_id = ${storeId} and o.id = u.order_id
      where u.store_id = ${storeId} and u.promo_id = any(${promoIds}::bigint[])
        and o.status = 'COMPLETED' and o.customer_id is not null
      group by u.promo_id, o.customer_id
    ), users as (
      select firsts.* from firsts
      join published.customer_totals t on t.store_id = ${storeId} and t.customer_id = firsts.customer_id
      where firsts.used_at <= ${now}::timestamptz - ${weeks} and t.first_at < firsts.used_at - ${weeks}
    )
    select users.promo_id, count(*) as customers,
      sum(around.earlier)::bigint as before, sum(around.later)::bigint as after
    from users
    cross join lateral (
      select count(*) filter (where o.placed_at < users.used_at) as earlier,
        count(*) filter (where o.placed_at > users.used_at) as later
      from published.orders o
      where o.store_id = ${storeId} and o.customer_id = users.customer_id and o.status = 'COMPLETED'
        and o.placed_at >= users.used_at - ${weeks} and o.placed_at <= users.used_at + ${weeks}
    ) around
    group by users.promo_id`.execute(db);
  return rows;
}
