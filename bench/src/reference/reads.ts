/** A named query, which each connection prepares once. */
export type Statement = { readonly name: string; readonly text: string };

const acceptBy = `coalesce(o.accept_by, o.released_at + interval '10 minutes')`;

const order = `
  o.id, o.order_number as "orderNumber", o.status, o.customer_id as "customerId", o.customer,
  o.customer_contact as "customerContact", o.delivery_method as "deliveryMethod",
  o.delivery_address as "deliveryAddress", o.note,
  o.placed_at as "placedAt", o.placed_day as "placedDay", o.placed_hour as "placedHour",
  o.due_day as "dueDay", o.scheduled_at as "scheduledAt", o.released_at as "releasedAt",
  ${acceptBy} as "acceptBy", o.estimated_pickup_time as "estimatedPickupTime",
  o.delayed_minutes as "delayedMinutes", o.usual_minutes as "usualMinutes",
  o.usual_basis as "usualBasis", o.seen_at as "seenAt", o.quiet_until as "quietUntil",
  o.accepted_at as "acceptedAt", o.ready_at as "readyAt", o.completed_at as "completedAt",
  o.total_items as "totalItems", o.subtotal, o.discount, o.tax, o.tip, o.fee,
  o.delivery_fee as "deliveryFee", o.delivery_commission as "deliveryCommission", o.refunded,
  o.charges, o.currency, o.payment,
  o.cancel_reason as "cancelReason", o.cancel_message as "cancelMessage",
  o.promo_code as "promoCode", o.promo_discount as "promoDiscount",
  o.promo_paid_by as "promoPaidBy", o.rider_id as "riderId", o.rider_name as "riderName",
  o.bags, o.handoff_code as "handoffCode",
  (select coalesce(json_agg(json_build_object(
      'line', i.line, 'productId', i.product_id, 'name', i.name, 'image', i.image,
      'quantity', i.quantity, 'options', i.options,
      'specialInstructions', i.special_instructions,
      'deal', case when i.deal_id is not null then json_build_object(
        'id', i.deal_id, 'name', i.deal_name, 'quantity', i.deal_quantity) end,
      'unitPrice', i.unit_price, 'totalQuantityPrice', i.total,
      'made', case when i.made_at is not null then json_build_object(
        'at', i.made_at, 'by', i.made_by) end
    ) order by i.line), '[]')
  from order_items i where i.store_id = o.store_id and i.order_id = o.id) as items`;

const breakdownColumns = `
  o.order_number as "orderNumber", o.status, o.placed_at as "placedAt",
  o.estimated_pickup_time as "estimatedPickupTime", o.customer,
  o.delivery_method as "deliveryMethod", o.subtotal, o.tax, o.discount, o.tip, o.fee, o.refunded`;

const byUrgency = `due.rank, due.deadline, due.placed_at desc,
  case when due.rank = 3 then -due.id else due.id end`;

/** Reads the facts that decide whether a store is open. Parameters: store, now, the first day of special hours. */
export const storeStatus: Statement = {
  name: 'store-status',
  text: `
    select s.approved, s.time_zone as "timeZone", t.online, t.own_delivery_hours as "ownHours",
      p.reason, p.until, change.changed_at as "changedAt", change.full_name as "changedBy",
      (select coalesce(json_agg(json_build_object('weekday', h.weekday, 'opens', h.opens,
          'closes', h.closes, 'delivery', h.delivery)), '[]')
        from store_hours h where h.store_id = $1) as intervals,
      (select coalesce(json_agg(json_build_object('firstDay', e.first_day, 'lastDay', e.last_day,
          'way', e.way, 'intervals', e.intervals)), '[]')
        from store_hours_exceptions e
        where e.store_id = $1 and e.last_day >= $3::date) as exceptions,
      (select coalesce(json_agg(json_build_object('kind', o.kind, 'until', o.until,
          'minutes', o.minutes)), '[]')
        from store_spells o
        where o.store_id = $1 and o.until > $2 and o.ended_at is null) as overrides
    from stores s
    join store_settings t on t.store_id = s.id
    left join store_suspensions p on p.store_id = s.id and p.lifted_at is null
      and (p.until is null or p.until > $2)
    left join lateral (
      select c.changed_at, u.full_name from store_status_changes c join users u on u.id = c.changed_by
      where c.store_id = $1 order by c.id desc limit 1
    ) change on true
    where s.id = $1`,
};

/** Reads today's and open orders, the most urgent first. Parameters: store, today, tomorrow, now. */
export const todaysOrders: Statement = {
  name: 'todays',
  text: `
    with due as (
      select * from (
        select id, null::timestamptz as placed_at,
          case when status = 'READY' then 1
            when scheduled_at is null or released_at <= $4 then 0 else 2 end as rank,
          case when status = 'NEW' then ${acceptBy} else estimated_pickup_time end as deadline
        from orders o
        where store_id = $1 and status in ('NEW', 'STORE_ACCEPTED', 'READY')
          and due_day <= $3::date and (due_day <= $2::date or released_at <= $4)
        union all
        (select id, placed_at, 3, null from orders
        where store_id = $1 and status in ('COMPLETED', 'STORE_REJECT', 'EXPIRED')
          and due_day = $2::date
        order by placed_at desc, id desc limit 200)
      ) due
      order by ${byUrgency} limit 200
    )
    select ${order} from due join orders o on o.store_id = $1 and o.id = due.id
    order by ${byUrgency}`,
};

const counted = `status in ('COMPLETED', 'STORE_REJECT', 'EXPIRED')`;

/**
 * Reads a page of finished orders, located by the counts per day and hour. Parameters: store, first and last day, from,
 * until.
 */
export const history: Statement = {
  name: 'history',
  text: `
    with counted as (
      select day, sum(orders) as orders from order_counts
      where store_id = $1 and day between $2::date and $3::date and ${counted}
      group by day
    ), days as (
      select day, orders, sum(orders) over (order by day desc) - orders as before from counted
    ), hours as (
      select day, hour, sum(h.orders) as orders,
        min(before) + sum(sum(h.orders)) over (partition by day order by hour desc)
          - sum(h.orders) as before
      from days join order_hours h using (day)
      where h.store_id = $1 and before < $5 and before + days.orders > $4 and ${counted}
      group by day, hour
    ), slots as (
      select day, hour, greatest($4 - before, 0) as skipped,
        least($5 - before, orders) - greatest($4 - before, 0) as taken
      from hours where before < $5 and before + orders > $4
    )
    select (select sum(orders)::bigint from counted) as "allOrders", ${order}
    from slots
    cross join lateral (
      select o.id from orders o
      where o.store_id = $1 and ${counted}
        and o.placed_day = slots.day and o.placed_hour = slots.hour
      order by o.placed_at desc, o.id desc limit slots.taken offset slots.skipped
    ) found
    join orders o on o.store_id = $1 and o.id = found.id
    order by o.placed_day desc, o.placed_hour desc, o.placed_at desc, o.id desc`,
};

/** Reads a page of the breakdown, located like the history. Parameters: store, first and last day, from, until. */
export const breakdown: Statement = {
  name: 'breakdown',
  text: history.text.replace(order, breakdownColumns),
};

/**
 * Reads a page of payouts plus the one before it, the latest first, with their ledger totals. Parameters: store, limit,
 * offset.
 */
export const payouts: Statement = {
  name: 'payouts',
  text: `
    select transaction_id as "transactionId", created_at as "transactionStartTime", status,
      payout_amount as "payoutAmount", total_orders as "totalOrders",
      transaction_fee as "transactionFee", total_tax as "totalTax",
      total_tip as "totalRestaurantTip", total_orders_amount as "totalOrdersAmount", adjustments,
      period_start as "periodStart", period_end as "periodEnd", currency, failure,
      sent_at as "sentAt", settled_at as "settledAt", count(*) over () as total, (
        select json_object_agg(kind, amount) from (
          select kind, sum(amount) as amount from ledger_days
          where store_id = $1 and day between period_start and period_end and kind <> 'PAYOUT'
          group by kind
        ) sums
      ) as sums
    from payouts where store_id = $1 order by period_end desc limit $2 + 1 offset $3`,
};

/** Reads a page of customers, those with the latest orders first. Parameters: store, limit, offset. */
export const customers: Statement = {
  name: 'customers',
  text: `
    select c.id, c.name, c.phone, c.blocked, t.orders, t.spend, t.first_at as "firstVisit",
      t.last_at as "lastVisit", exists (
        select from sms_consents s
        where s.store_id = c.store_id and s.phone = c.phone and s.withdrawn_at is null) as consented
    from customer_totals t join customers c on c.store_id = t.store_id and c.id = t.customer_id
    where t.store_id = $1 order by t.last_at desc nulls last, t.customer_id limit $2 offset $3`,
};

/** Counts the customers. Parameter: store. */
export const countCustomers: Statement = {
  name: 'count-customers',
  text: `select count(*) as total from customer_totals where store_id = $1`,
};

/** Reads the breakdown's totals. Parameters: store, first and last day. */
export const breakdownSums: Statement = {
  name: 'breakdown-sums',
  text: `
    select status, sum(orders) as orders, sum(subtotal) as subtotal, sum(discount) as discount,
      sum(tax) as tax, sum(tip) as tip, sum(fee) as fee, sum(refunded) as refunded
    from order_counts
    where store_id = $1 and day between $2::date and $3::date and ${counted} group by status`,
};

const hoursOf = (day: string): string => `(
  select coalesce(json_agg(hours order by hour), '[]') from (
    select hour, sum(orders) filter (where status not in ('STORE_REJECT', 'EXPIRED')) as orders,
      sum(subtotal) filter (where status not in ('STORE_REJECT', 'EXPIRED')) as subtotal,
      sum(accepted) as accepted,
      sum(orders) filter (where status in ('STORE_REJECT', 'EXPIRED')) as cancelled
    from order_hours where store_id = $1 and day = ${day} group by hour
  ) hours)`;

/** Reads the home screen's figures. Parameters: store, today, the same day last week, now. */
export const stats: Statement = {
  name: 'stats',
  text: `
    select waiting.*, ${hoursOf('$2::date')} as today, ${hoursOf('$3::date')} as "lastWeek",
      (select coalesce(json_agg(best), '[]') from (
        select customer as "contactPerson", subtotal as "subTotal" from customer_days
        where store_id = $1 and day = $2::date and orders > 0
        order by subtotal desc limit 5
      ) best) as "highlyPaidCustomers",
      (select coalesce(json_agg(best), '[]') from (
        select product_name as "productName", orders as "totalOrders" from product_days
        where store_id = $1 and day = $2::date and orders > 0
        order by orders desc, product_name limit 5
      ) best) as "topSellingItems"
    from (
      select count(*) as "newOrders", min(released_at) as "oldestNewAt" from orders
      where store_id = $1 and status in ('NEW', 'STORE_ACCEPTED', 'READY')
        and status = 'NEW' and released_at <= $4
    ) waiting`,
};
