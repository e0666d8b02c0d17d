-- How often an order's items were changed, what that took off its amounts, and the highest number that a
-- line of it has had; null until the first change.
alter table orders
  add column changes integer not null default 0,
  add column reduced bigint not null default 0 check (reduced >= 0),
  add column last_line smallint;

-- Each change of an order's items: what was asked, and what it took off.
create table order_changes (
  store_id bigint not null references stores,
  order_id bigint not null,
  change integer not null,
  at timestamptz not null,
  asked jsonb not null,
  items bigint not null,
  tax bigint not null,
  primary key (store_id, order_id, change),
  foreign key (store_id, order_id) references orders (store_id, id)
);
