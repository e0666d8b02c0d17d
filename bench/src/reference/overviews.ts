import type { Statement } from './reads.ts';

const sold = `status not in ('STORE_REJECT', 'EXPIRED')`;
const within = 'day between $2::date and $3::date';

/**
 * Reads sales by day, those of the period before, and the best sellers. Parameters: store, first and last day, those of
 * the period before, hour.
 */
export const sales: Statement = {
  name: 'sales',
  text: `
    select
      (select coalesce(json_agg(days order by day), '[]') from (
        select day, sum(orders) as orders, sum(subtotal) as subtotal from order_counts
        where store_id = $1 and ${within} and ${sold} group by day
      ) days) as days,
      (select coalesce(json_agg(hours order by hour), '[]') from (
        select hour, sum(orders) as orders, sum(subtotal) as subtotal from order_hours
        where store_id = $1 and day = $3::date and ${sold} group by hour
      ) hours) as hours,
      (select json_build_object('orders', sum(orders), 'subtotal', sum(subtotal)) from (
        select orders, subtotal from order_counts
        where store_id = $1 and day between $4::date and $5::date and day <> $5::date and ${sold}
        union all
        select orders, subtotal from order_hours
        where store_id = $1 and day = $5::date and hour <= $6 and ${sold}
      ) earlier) as before,
      (select coalesce(json_agg(best), '[]') from (
        select max(product_name) as "productName", sum(orders) as "totalOrders" from product_days
        where store_id = $1 and ${within} group by product_id
        having sum(orders) > 0 order by 2 desc, 1 limit 10
      ) best) as "topSellingItems"`,
};

/** Reads a store's performance. Parameters: store, first and last day. */
export const performance: Statement = {
  name: 'performance',
  text: `
    with bought as materialized (
      select c.name, c.created_at, days.subtotal from (
        select customer_id, sum(subtotal) as subtotal from customer_days
        where store_id = $1 and ${within} and orders > 0 group by customer_id
      ) days join customers c on c.store_id = $1 and c.id = days.customer_id
    )
    select
      (select count(*) from bought) as customers,
      (select count(*) from bought where created_at >= $2::date) as "newCustomers",
      (select coalesce(json_agg(best), '[]') from (
        select name as "contactPerson", subtotal as "subTotal" from bought
        order by subtotal desc, name limit 5
      ) best) as "highlyPaidCustomers",
      (select coalesce(json_agg(reasons), '[]') from (
        select reason, sum(orders) as "totalOrders", sum(subtotal) as "saleSubTotal"
        from cancellation_days where store_id = $1 and ${within} group by reason order by 2 desc, 1
      ) reasons) as cancellations,
      (select coalesce(json_agg(made order by minutes), '[]') from (
        select minutes, sum(orders) as orders, sum(late) as late
        from preparation_days where store_id = $1 and ${within} group by minutes
      ) made) as preparation,
      (select coalesce(json_agg(busy order by weekday, hour), '[]') from (
        select extract(dow from day)::integer as weekday, hour, sum(orders) as "totalOrders",
          sum(subtotal) as "saleSubTotal"
        from order_hours where store_id = $1 and ${within} and ${sold}
        group by 1, 2 having sum(orders) > 0
      ) busy) as "busiestHours"`,
};

/** Reads when a store was opened and closed, and by whom. Parameters: store, start. */
export const statusChanges: Statement = {
  name: 'status-changes',
  text: `
    select c.online, c.changed_at as at, u.full_name as by
    from store_status_changes c join users u on u.id = c.changed_by
    where c.store_id = $1 and c.changed_at >= $2::date order by c.changed_at, c.id`,
};
