import type { Statement } from './reads.ts';

/** Accepts a new order, with its timeline. Parameters: store, order, user. */
export const accept: Statement = {
  name: 'accept',
  text: `
    with moved as (
      update orders set status = 'STORE_ACCEPTED', seen_at = coalesce(seen_at, now()),
        accepted_at = now()
      where store_id = $1 and id = $2 and status = 'NEW'
      returning *
    ), told as (
      insert into order_timeline (store_id, order_id, kind, status, at, by_user, by_name, device)
      select store_id, id, 'accept', status, now(), $3::bigint, 'Bench Owner', 'bench' from moved
    )
    select moved.*, (
      select json_agg(i order by line) from order_items i where i.store_id = $1 and i.order_id = $2
    ) as items
    from moved`,
};

/**
 * Counts an order, locking the hour before the day. Parameters: store, day, hour, status, method, scheduled, orders,
 * accepted, subtotal.
 */
export const count: Statement = {
  name: 'count',
  text: `
    with hours as (
      insert into order_hours as h (store_id, day, hour, status, delivery_method, scheduled, orders,
        accepted, subtotal)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      on conflict (store_id, day, hour, status, delivery_method, scheduled) do update set
        orders = h.orders + excluded.orders, accepted = h.accepted + excluded.accepted,
        subtotal = h.subtotal + excluded.subtotal
      returning 1
    )
    insert into order_counts as c (store_id, day, status, delivery_method, scheduled, orders)
    select $1, $2, $4, $5, $6, $7 where (select count(*) from hours) > 0
    on conflict (store_id, day, status, delivery_method, scheduled) do update set
      orders = c.orders + excluded.orders`,
};

/** Counts a sale. Parameters: store, day, order, customer, name, subtotal. */
export const countSale: Statement = {
  name: 'count-sale',
  text: `
    with products as (
      insert into product_days as p (store_id, day, product_id, product_name, orders)
      select $1, $2, product_id, name, 1 from order_items
      where store_id = $1 and order_id = $3 order by product_id
      on conflict (store_id, day, product_id) do update set orders = p.orders + 1
      returning 1
    )
    insert into customer_days as c (store_id, day, customer_id, customer, orders, subtotal)
    select $1, $2, $4, $5, 1, $6 where (select count(*) from products) > 0
    on conflict (store_id, day, customer_id) do update set
      orders = c.orders + 1, subtotal = c.subtotal + excluded.subtotal`,
};

/** Claims an idempotency key. Parameters: store, key, hash of the request. */
export const claimKey: Statement = {
  name: 'claim-key',
  text: `
    insert into idempotency_keys (store_id, caller, key, request_hash, created_at)
    values ($1, 'reference', $2, $3, now())`,
};

/** Stores the answer of an idempotency key. Parameters: store, key, answer. */
export const keepAnswer: Statement = {
  name: 'keep-answer',
  text: `
    update idempotency_keys set answer = $3
    where store_id = $1 and caller = 'reference' and key = $2`,
};

/** Upserts a customer by phone number. Parameters: store, name, phone. */
export const saveCustomer: Statement = {
  name: 'customer',
  text: `
    insert into customers (store_id, name, phone, blocked, created_at)
    values ($1, $2, $3, false, now())
    on conflict (store_id, phone) do update set name = excluded.name
    returning id`,
};

/** Reads product prices. Parameters: store, ids. */
export const prices: Statement = {
  name: 'prices',
  text: `
    select id, name, images->>0 as image, price from products
    where store_id = $1 and id = any($2::bigint[]) and available`,
};

/** Inserts an order. Parameters: store, customer, name, phone, method, day, hour, items, subtotal, tax. */
export const place: Statement = {
  name: 'place',
  text: `
    with placed as (
      insert into orders (store_id, order_number, status, customer_id, customer, customer_contact,
        delivery_method, placed_at, placed_day, placed_hour, due_day, released_at,
        estimated_pickup_time, total_items, subtotal, discount, tax, tip, fee, refunded, currency)
      values ($1, 'REF-' || nextval('order_numbers'), 'NEW', $2, $3, $4, $5, now(), $6, $7, $6,
        now(), now() + interval '20 minutes', jsonb_array_length($8), $9, 0, $10, 0, 0, 0, 'USD')
      returning *
    ), lines as (
      insert into order_items (store_id, order_id, line, product_id, name, image, quantity, options,
        special_instructions, unit_price, total, discount, tax_rate, tax)
      select placed.store_id, placed.id, i.line, (i.item->>'id')::bigint, i.item->>'name',
        i.item->>'image', (i.item->>'quantity')::integer, '[]', '', (i.item->>'price')::bigint,
        (i.item->>'total')::bigint, 0, 82500, (i.item->>'tax')::bigint
      from placed, jsonb_array_elements($8) with ordinality as i (item, line)
    ), told as (
      insert into order_timeline (store_id, order_id, kind, status, at, by_name, device)
      select store_id, id, 'placed', 'NEW', placed_at, 'Marketplace', 'reference' from placed
    )
    select * from placed`,
};

/** Inserts an audit entry. Parameters: store, action, order. */
export const audit: Statement = {
  name: 'audit',
  text: `
    insert into audit_entries (store_id, at, actor_kind, actor_name, action, entity, entity_id,
      after)
    values ($1, now(), 'system', 'reference', $2, 'order', $3, '{}')`,
};

/** Appends an event to the store's gapless sequence. Parameters: store, event. */
export const tell: Statement = {
  name: 'tell',
  text: `
    with head as (
      insert into store_event_heads as heads (store_id, seq) values ($1, 1)
      on conflict (store_id) do update set seq = heads.seq + 1
      returning seq
    )
    insert into store_events (store_id, seq, at, event) select $1, seq, now(), $2 from head`,
};
