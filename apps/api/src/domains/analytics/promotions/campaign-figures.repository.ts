import type { RequestedDays } from '@counter/contract/shared';
import { campaignDays, usualWeeks, type CampaignTotals } from '@counter/contract/analytics';
import type { CampaignGoal } from '@counter/contract/marketing';
import { sql } from 'kysely';
import type { Db } from '../analytics.tables.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';

/** A campaign and what its recipients ordered. */
export type CampaignFigures = Omit<CampaignTotals, 'inSeveralRows' | 'cost' | 'earnings'> & {
  readonly id: number;
  readonly title: string;
  readonly sentFrom: Date;
  readonly sentUntil: Date;
  readonly cost: number | null;
  readonly goal: CampaignGoal | null;
  readonly holdOut: boolean;
  /** Before the cost. */
  readonly earned: number;
  /** Recipients who had ordered before the compared weeks, and their orders. */
  readonly known: number;
  readonly knownOrders: number;
  readonly earlierOrders: number;
};

/** CTEs with the campaigns whose first text was sent in the range, and the customers who got their texts. */
function textsOf({ storeId, timeZone }: StoreScope, { startDate, endDate }: RequestedDays) {
  return sql`
    campaigns as (
      select m.campaign_id, min(m.sent_at) as sent_from, max(m.sent_at) as sent_until, count(*) as texts
      from published.sms_messages m
      where m.store_id = ${storeId} and m.sent_at is not null
      group by m.campaign_id
      having (min(m.sent_at) at time zone ${timeZone})::date
        between ${startDate}::date and ${endDate}::date
    ), texts as (
      select m.campaign_id, m.sent_at, k.id as customer_id, t.first_at
      from campaigns
      join published.sms_messages m on m.store_id = ${storeId} and m.campaign_id = campaigns.campaign_id
      join published.customers k on k.store_id = m.store_id and k.phone = m.phone
      left join published.customer_totals t on t.store_id = k.store_id and t.customer_id = k.id
      where m.sent_at is not null and m.state in ('SENT', 'DELIVERED')
    ), after as (
      select texts.campaign_id, texts.first_at, texts.sent_at, o.*,
        case when o.promo_paid_by = 'MARKETPLACE' then o.promo_discount else 0 end as credit
      from texts join published.orders o on o.store_id = ${storeId}
        and o.customer_id = texts.customer_id and o.status = 'COMPLETED'
        and o.placed_at >= texts.sent_at
        and o.placed_at < texts.sent_at + make_interval(days => ${campaignDays})
    )`;
}

const brought = sql`
  count(id) as orders,
  count(distinct customer_id) filter (where first_at = placed_at) as new_customers,
  coalesce(sum(subtotal), 0)::bigint as sales,
  coalesce(sum(discount - credit), 0)::bigint as own_discount,
  coalesce(sum(credit), 0)::bigint as marketplace_discount,
  coalesce(sum(refunded), 0)::bigint as refunded,
  coalesce(sum(subtotal - discount + tax + tip - fee + credit), 0)::bigint as earned`;

const earlier = sql`make_interval(days => ${usualWeeks * 7})`;

/** Sums each campaign's texts, and its recipients' completed orders in the days after their text. */
export async function findCampaignFigures(
  db: Db,
  scope: StoreScope,
  days: RequestedDays,
): Promise<CampaignFigures[]> {
  const { storeId } = scope;
  const { rows } = await sql<CampaignFigures>`
    with ${textsOf(scope, days)}
    select c.id, c.title, c.charged as cost, c.goal, c.hold_out, campaigns.sent_from, campaigns.sent_until, campaigns.texts,
      sums.*, known.*
    from campaigns
    join published.sms_campaigns c on c.store_id = ${storeId} and c.id = campaigns.campaign_id
    cross join lateral (
      select ${brought},
        count(id) filter (where first_at <= sent_at - ${earlier}) as known_orders
      from after where after.campaign_id = campaigns.campaign_id
    ) sums
    cross join lateral (
      select count(*) as known, coalesce(sum(before.orders), 0)::bigint as earlier_orders
      from texts
      cross join lateral (
        select count(*) as orders from published.orders o
        where o.store_id = ${storeId} and o.customer_id = texts.customer_id and o.status = 'COMPLETED'
          and o.placed_at >= texts.sent_at - ${earlier} and o.placed_at < texts.sent_at
      ) before
      where texts.campaign_id = campaigns.campaign_id and texts.first_at <= texts.sent_at - ${earlier}
    ) known`.execute(db);
  return rows;
}

export type CampaignOrders = Omit<
  CampaignTotals,
  'texts' | 'cost' | 'earnings' | 'inSeveralRows'
> & { readonly earned: number; readonly inSeveralRows: number };

/** Sums the same orders over all campaigns and counts each order once. */
export async function findCampaignOrders(
  db: Db,
  scope: StoreScope,
  days: RequestedDays,
): Promise<CampaignOrders> {
  const { rows } = await sql<CampaignOrders>`
    with ${textsOf(scope, days)}, each as (
      select distinct on (id) *, count(*) over (partition by id) as campaigns from after order by id
    )
    select ${brought}, count(*) filter (where campaigns > 1) as in_several_rows from each`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('adding up the orders of campaigns answered no row');
  return row;
}
