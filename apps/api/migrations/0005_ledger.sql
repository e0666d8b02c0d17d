-- The books of a store: what it earned, gave back, was charged and was paid, entry by entry. Entries
-- and their postings are only ever added.

-- The steps of an order that money and measures hang on, and the promo code it was placed with.
alter table orders
  add column ready_at timestamptz,
  add column completed_at timestamptz,
  add column promo_code text,
  -- What the promo code takes off; it is in the discount.
  add column promo_discount bigint not null default 0 check (promo_discount between 0 and discount),
  add column promo_paid_by text check (promo_paid_by in ('STORE', 'MARKETPLACE')),
  add constraint refunded_within_charged
    check (refunded between 0 and subtotal - discount + tax + tip);
update orders o set
    ready_at = steps.ready_at,
    completed_at = steps.completed_at
  from (
    select store_id, order_id, max(at) filter (where kind = 'ready') as ready_at,
      max(at) filter (where kind = 'complete') as completed_at
    from order_timeline where kind in ('ready', 'complete') group by store_id, order_id
  ) steps
  where steps.store_id = o.store_id and steps.order_id = o.id;

-- The sums of the breakdown, kept with the counts.
alter table order_counts
  add column subtotal bigint not null default 0,
  add column discount bigint not null default 0,
  add column tax bigint not null default 0,
  add column tip bigint not null default 0,
  add column fee bigint not null default 0,
  add column refunded bigint not null default 0;
update order_counts c set
    subtotal = sums.subtotal, discount = sums.discount, tax = sums.tax, tip = sums.tip,
    fee = sums.fee, refunded = sums.refunded
  from (
    select store_id, placed_day, status, delivery_method, scheduled_at is not null as scheduled,
      sum(subtotal) as subtotal, sum(discount) as discount, sum(tax) as tax, sum(tip) as tip,
      sum(fee) as fee, sum(refunded) as refunded
    from orders group by 1, 2, 3, 4, 5
  ) sums
  where sums.store_id = c.store_id and sums.placed_day = c.day and sums.status = c.status
    and sums.delivery_method = c.delivery_method and sums.scheduled = c.scheduled;

-- Where a store's books stand. Its row is held by whoever adds an entry, so that numbers have no gaps.
create table ledger_heads (
  store_id bigint primary key references stores,
  seq bigint not null,
  -- What the marketplace owes the store: the sum of its entries.
  balance bigint not null,
  -- The last day that a payout covers. Entries made later count from the day after.
  closed_through date
);

create table ledger_entries (
  store_id bigint not null references stores,
  seq bigint not null,
  kind text not null check (kind in
    ('ORDER', 'REFUND', 'CHARGE', 'ADJUSTMENT', 'REFERRAL', 'PAYOUT', 'PAYOUT_RETURNED')),
  at timestamptz not null,
  -- The store day it counts on, and the one on which its order was placed.
  day date not null,
  order_id bigint,
  order_day date,
  -- What it is about, in a word that people can look up: an order number, a payout's transaction id.
  reference text not null,
  note text not null,
  -- What it does to the balance, and the balance after it.
  amount bigint not null,
  balance bigint not null,
  primary key (store_id, seq),
  foreign key (store_id, order_id) references orders (store_id, id)
);
create index ledger_entries_by_day on ledger_entries (store_id, day, seq);
create index ledger_entries_by_kind on ledger_entries (store_id, kind, seq);
create index ledger_entries_of_order on ledger_entries (store_id, order_id);
-- An order is earned once.
create unique index ledger_entries_earned on ledger_entries (store_id, order_id) where kind = 'ORDER';

-- Both sides of an entry: positive is a credit, and every entry sums to nothing.
create table ledger_postings (
  store_id bigint not null references stores,
  seq bigint not null,
  account text not null,
  amount bigint not null check (amount <> 0),
  primary key (store_id, seq, account),
  foreign key (store_id, seq) references ledger_entries (store_id, seq)
);

-- A rollup: what each kind of entry put on each account, by the day it counts on.
create table ledger_days (
  store_id bigint not null references stores,
  day date not null,
  kind text not null,
  account text not null,
  entries integer not null,
  amount bigint not null,
  primary key (store_id, day, kind, account)
) with (fillfactor = 50);

-- The books begin with the orders that are completed.
with earned as (
  select o.*, row_number() over (partition by o.store_id order by o.completed_at, o.id) as seq,
    (o.completed_at at time zone s.time_zone)::date as day,
    o.subtotal - o.discount + o.tax + o.tip - o.fee as earned
  from orders o join stores s on s.id = o.store_id
  where o.completed_at is not null
)
insert into ledger_entries
    (store_id, seq, kind, at, day, order_id, order_day, reference, note, amount, balance)
  select store_id, seq, 'ORDER', completed_at, day, id, placed_day, order_number, '', earned,
    sum(earned) over (partition by store_id order by seq)
  from earned;
with refunded as (
  select o.*, t.at, (t.at at time zone s.time_zone)::date as day,
    last.seq + row_number() over (partition by o.store_id order by t.at, o.id) as seq,
    -(o.refunded - o.fee) as amount,
    last.balance - sum(o.refunded - o.fee) over (partition by o.store_id order by t.at, o.id) as balance
  from orders o
  join stores s on s.id = o.store_id
  join lateral (
    select at from order_timeline t
    where t.store_id = o.store_id and t.order_id = o.id and t.kind = 'cancel' order by id desc limit 1
  ) t on true
  join lateral (
    select seq, balance from ledger_entries e where e.store_id = o.store_id order by seq desc limit 1
  ) last on true
  where o.refunded > 0
)
insert into ledger_entries
    (store_id, seq, kind, at, day, order_id, order_day, reference, note, amount, balance)
  select store_id, seq, 'REFUND', at, day, id, placed_day, order_number, '', amount, balance
  from refunded;
insert into ledger_postings (store_id, seq, account, amount)
  select e.store_id, e.seq, p.account, p.amount
  from ledger_entries e
  join orders o on o.store_id = e.store_id and o.id = e.order_id
  cross join lateral (
    select * from (values
      ('ORDER', 'sales', o.subtotal), ('ORDER', 'discounts', -o.discount), ('ORDER', 'tax', o.tax),
      ('ORDER', 'tips', o.tip), ('ORDER', 'fees', -o.fee),
      ('ORDER', 'customer_payments', -(o.subtotal - o.discount + o.tax + o.tip)),
      ('ORDER', 'commission', o.fee),
      ('REFUND', 'refunds', -o.refunded), ('REFUND', 'fees', o.fee),
      ('REFUND', 'customer_payments', o.refunded), ('REFUND', 'commission', -o.fee)
    ) as p (kind, account, amount)
    where p.kind = e.kind and p.amount <> 0
  ) p;
insert into ledger_days (store_id, day, kind, account, entries, amount)
  select e.store_id, e.day, e.kind, p.account, count(*), sum(p.amount)
  from ledger_entries e
  join ledger_postings p on p.store_id = e.store_id and p.seq = e.seq
  group by 1, 2, 3, 4;
insert into ledger_heads (store_id, seq, balance, closed_through)
  select distinct on (store_id) store_id, seq, balance, null from ledger_entries
  order by store_id, seq desc;
