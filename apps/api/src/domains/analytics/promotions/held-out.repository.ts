import { campaignDays, type Control } from '@counter/contract/analytics';
import { sql } from 'kysely';
import type { Db } from '../analytics.tables.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';

/** Counts for a campaign that held out some recipients. */
export type HeldOutCounts = Omit<Control, 'verdict'> & { readonly campaignId: number };

/**
 * Counts the customers of campaigns, held out or not, and how many ordered in the days after. Includes only people who
 * were already customers. A failed text counts as sent, because its customer might as well have been held out.
 */
export async function countHeldOut(
  db: Db,
  { storeId }: StoreScope,
  campaignIds: readonly number[],
): Promise<HeldOutCounts[]> {
  if (campaignIds.length === 0) return [];
  const { rows } = await sql<HeldOutCounts>`
    with people as (
      select m.campaign_id, k.id as customer_id, m.reason = 'HOLD_OUT' as held_out,
        coalesce(m.sent_at, m.told_at) as since
      from published.sms_messages m
      join published.customers k on k.store_id = ${storeId} and k.phone = m.phone
      where m.store_id = ${storeId} and m.campaign_id = any(${campaignIds}::bigint[])
        and (m.state in ('SENT', 'DELIVERED', 'FAILED', 'UNKNOWN')
          or m.state = 'SKIPPED' and m.reason = 'HOLD_OUT')
        and k.created_at <= coalesce(m.sent_at, m.told_at)
    ), told as (
      select people.*, exists (
        select from published.orders o
        where o.store_id = ${storeId} and o.customer_id = people.customer_id
          and o.status = 'COMPLETED' and o.placed_at >= people.since
          and o.placed_at < people.since + make_interval(days => ${campaignDays})
      ) as ordered
      from people
    )
    select campaign_id,
      count(*) filter (where not held_out) as texted,
      count(*) filter (where not held_out and ordered) as texted_who_ordered,
      count(*) filter (where held_out) as held_out,
      count(*) filter (where held_out and ordered) as held_out_who_ordered
    from told group by campaign_id`.execute(db);
  return rows;
}
