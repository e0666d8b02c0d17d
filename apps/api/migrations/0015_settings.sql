-- What a store says of itself and how its orders come in, and whose orders it does not want.

alter table store_profiles
  add column website text not null default '',
  add column description text not null default '';

alter table store_settings
  add column pickup_instructions text not null default '',
  add column delivery_methods text[] not null default '{PICKUP,DIRECT,POOLED}'
    check (cardinality(delivery_methods) > 0
      and delivery_methods <@ '{PICKUP,DIRECT,POOLED}'::text[]),
  -- The accept clock: for how long a new order waits where it expires after the clock.
  add column expiry_minutes smallint not null default 10 check (expiry_minutes between 3 and 15);

-- Which state a part of a store's settings is in, and who made it. No row: as the store began.
create table setting_versions (
  store_id bigint not null references stores,
  part text not null check (part in ('info', 'tax', 'pickup', 'ordering')),
  version integer not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (store_id, part)
);

alter table customers
  add column blocked_reason text not null default '',
  add column blocked_by text not null default '',
  add column blocked_at timestamptz;
update customers set blocked_at = created_at where blocked;
alter table customers add check (blocked = (blocked_at is not null));
create index customers_blocked on customers (store_id, blocked_at, id) where blocked;
