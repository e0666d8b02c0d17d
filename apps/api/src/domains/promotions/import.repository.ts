import { sql } from 'kysely';
import type { Tx } from './promotions.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/**
 * Counts the promo code uses of all orders of a store after a bulk load. Orders that were cancelled before completion,
 * or expired, return their use.
 */
export async function importPromoUses(tx: Tx, { storeId }: StoreScope): Promise<void> {
  await sql`
    insert into promo_uses
      (store_id, order_id, promo_id, customer_id, amount, used_at, given_back_at)
    select o.store_id, o.id, p.id, o.customer_id, o.promo_discount, o.placed_at,
      case when o.completed_at is null and o.status in ('STORE_REJECT', 'EXPIRED') then
        (select max(at) from published.order_timeline t where t.store_id = ${storeId} and t.order_id = o.id)
      end
    from published.orders o join promo_codes p
      on p.store_id = o.store_id and lower(p.promo_code) = lower(o.promo_code)
    where o.store_id = ${storeId}`.execute(tx);
  await sql`
    update promo_codes p set uses = used.uses, given = used.given
    from (
      select promo_id, count(*) as uses, sum(amount) as given from promo_uses
      where store_id = ${storeId} and given_back_at is null group by promo_id
    ) used
    where p.store_id = ${storeId} and p.id = used.promo_id`.execute(tx);
}
