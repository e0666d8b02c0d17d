import type { ClientBase } from 'pg';
import type { PlannedDay } from './days.ts';
import { productCount } from './people.ts';

export type Store = {
  readonly storeId: number;
  readonly timeZone: string;
  /** The store's number of customers. */
  readonly customers: number;
};

/** The first and last id of orders inserted together. */
export type OrderIds = { readonly first: number; readonly last: number };

/**
 * Inserts the orders of the given days with two or three items each and the first entry of their timeline. Open ones
 * cycle through the given statuses. Everything is derived from the order's id.
 */
export async function seedOrders(
  client: ClientBase,
  store: Store,
  days: readonly PlannedDay[],
  openStatuses: readonly string[],
): Promise<OrderIds> {
  const before = await lastOrderId(client, store);
  await planOrders(client, store, { days, openStatuses, before });
  await client.query(itemsOfPlanned, [store.storeId, productCount]);
  await client.query(ordersOfPlanned, [store.storeId, before, store.customers]);
  await client.query(timelineOfPlanned, [store.storeId]);
  const last = await lastOrderId(client, store);
  await client.query(
    `select setval(seq::regclass, greatest($1, pg_sequence_last_value(seq::regclass)))
     from pg_get_serial_sequence('orders', 'id') seq`,
    [last],
  );
  await client.query('drop table planned');
  return { first: before + 1, last };
}

async function lastOrderId(client: ClientBase, { storeId }: Store): Promise<number> {
  const { rows } = await client.query<{ last: number }>(
    'select coalesce(max(id), 0) as last from orders where store_id = $1',
    [storeId],
  );
  return rows[0]?.last ?? 0;
}

type Plan = {
  readonly days: readonly PlannedDay[];
  readonly openStatuses: readonly string[];
  readonly before: number;
};

async function planOrders(
  client: ClientBase,
  { timeZone }: Store,
  { days, openStatuses, before }: Plan,
): Promise<void> {
  await client.query(
    `create temp table planned
     (id bigint, day date, placed_at timestamptz, hour smallint, status text)`,
  );
  await client.query(
    `insert into planned
     select id, day, local at time zone $1, extract(hour from local), case
       when open then ($2::text[])[1 + id % cardinality($2::text[])]
       when id % 100 = 0 then 'EXPIRED' when id % 100 <= 5 then 'STORE_REJECT' else 'COMPLETED' end
     from (
       select $3::bigint + row_number() over (order by d.day, n) as id, d.day, n > d.orders - d.open as open,
         d.day + time '08:00' + make_interval(secs => 60.0 * d.minutes * n / d.orders) as local
       from unnest($4::date[], $5::int[], $6::int[], $7::int[]) d (day, orders, open, minutes)
       cross join lateral generate_series(1, d.orders) n
     ) one`,
    [
      timeZone,
      openStatuses,
      before,
      days.map(({ day }) => day),
      days.map(({ orders }) => orders),
      days.map(({ open }) => open),
      days.map(({ minutes }) => minutes),
    ],
  );
  await client.query('analyze planned');
}

const itemsOfPlanned = `
  insert into order_items (store_id, order_id, line, product_id, name, quantity, options,
    special_instructions, unit_price, total, discount, tax_rate, tax)
  select $1, p.id, line, product.id, product.name, quantity, '[]', '', price, price * quantity, 0,
    82500, (price * quantity * 82500 + 500000) / 1000000
  from planned p
  cross join lateral generate_series(1, 2 + p.id % 2) line
  cross join lateral (
    select 1 + (p.id * 7 + line * 13) % $2::int as product_id, 1 + (p.id + line) % 2 as quantity
  ) chosen
  join products product on product.store_id = $1 and product.id = chosen.product_id`;

const ordersOfPlanned = `
  insert into orders (store_id, id, order_number, status, customer_id, customer, customer_contact,
    delivery_method, placed_at, placed_day, placed_hour, due_day, scheduled_at, released_at,
    estimated_pickup_time, seen_at, accepted_at, total_items, subtotal, discount, tax, tip, fee,
    refunded, currency, cancel_reason, ready_at, completed_at)
  select $1, p.id, 'BN-' || lpad(p.id::text, 7, '0'), p.status, c.id, c.name, c.phone,
    (array['PICKUP', 'DIRECT', 'DIRECT', 'POOLED'])[1 + p.id % 4], p.placed_at, p.day, p.hour, p.day,
    case when p.id % 12 = 0 then p.placed_at + interval '1 hour' end, p.placed_at,
    p.placed_at + interval '20 minutes', case when p.status <> 'NEW' then p.placed_at end,
    case when p.status not in ('NEW', 'EXPIRED') then p.placed_at + interval '1 minute' end,
    i.quantity, i.total, 0, i.tax, p.id % 3 * 100, i.total * 15 / 100, 0, 'USD',
    case when p.status = 'STORE_REJECT' then 'OutOfStock' end,
    case when p.status in ('READY', 'COMPLETED')
      then p.placed_at + make_interval(mins => (9 + p.id % 17)::int) end,
    case when p.status = 'COMPLETED' then p.placed_at + interval '30 minutes' end
  from planned p
  join (
    select order_id, sum(quantity) as quantity, sum(total)::bigint as total, sum(tax) as tax
    from order_items where store_id = $1 and order_id > $2 group by order_id
  ) i on i.order_id = p.id
  join customers c on c.store_id = $1 and c.id = 1 + p.id * 37 % $3::int`;

const timelineOfPlanned = `
  insert into order_timeline (store_id, order_id, kind, status, at, by_name, device)
  select $1, id, 'placed', 'NEW', placed_at, 'Marketplace', 'bench' from planned`;
