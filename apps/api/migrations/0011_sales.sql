-- Sales at the counter. They are the store's own business and no part of the marketplace's ledger.

create table counter_sales (
  store_id bigint not null references stores,
  id bigint generated always as identity,
  -- The store's day of the sale.
  day date not null,
  at timestamptz not null,
  payment text not null check (payment in ('CASH', 'CARD')),
  note text not null,
  subtotal bigint not null check (subtotal >= 0),
  tax bigint not null check (tax >= 0),
  recorded_by text not null,
  -- A voided sale stays in sight and does not count.
  voided_at timestamptz,
  voided_by text,
  void_reason text,
  primary key (store_id, id),
  check ((voided_at is null) = (void_reason is null) and (voided_at is null) = (voided_by is null))
);
create index counter_sales_by_day on counter_sales (store_id, day, id);

create table counter_sale_lines (
  store_id bigint not null references stores,
  sale_id bigint not null,
  line integer not null,
  -- Null for an amount that was typed.
  product_id bigint,
  name text not null,
  options jsonb not null,
  quantity integer not null check (quantity > 0),
  -- One unit, options included.
  unit_price bigint not null,
  total bigint not null,
  tax_rate integer not null,
  tax bigint not null,
  primary key (store_id, sale_id, line),
  foreign key (store_id, sale_id) references counter_sales (store_id, id)
);
