-- What a store spends, whom it buys from, and the audit log as a screen reads it.

create table suppliers (
  store_id bigint not null references stores,
  id bigint generated always as identity,
  name text not null,
  contact_person text not null,
  phone text not null,
  email text not null,
  address text not null,
  supplies text not null,
  notes text not null,
  version integer not null default 1,
  changed_by text not null,
  changed_at timestamptz not null,
  -- A removed supplier is offered no more; past expenses keep it.
  removed_at timestamptz,
  primary key (store_id, id)
);
create unique index suppliers_by_name on suppliers (store_id, lower(name)) where removed_at is null;

create table expenses (
  store_id bigint not null references stores,
  id bigint generated always as identity,
  description text not null,
  expense_type text not null,
  amount bigint not null check (amount >= 0),
  -- A store day.
  expense_date date not null,
  notes text not null,
  -- The address of the receipt's picture.
  receipt text,
  supplier_id bigint,
  version integer not null default 1,
  recorded_by text not null,
  recorded_at timestamptz not null,
  changed_by text not null,
  changed_at timestamptz not null,
  deleted_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, supplier_id) references suppliers (store_id, id)
);
create index expenses_by_date on expenses (store_id, expense_date, id) where deleted_at is null;
create index expenses_by_supplier on expenses (store_id, supplier_id, expense_date)
  where supplier_id is not null;

-- What people call the thing an entry is about, as it was called then.
alter table audit_entries add column subject text;

update audit_entries a set subject = coalesce(
  a.before->>'name', a.after->>'name', a.after->>'orderNumber', a.after->>'promoCode',
  a.after->>'transactionId',
  (select o.order_number from orders o
    where a.entity = 'order' and o.store_id = a.store_id and o.id = a.entity_id)
);

create index audit_entries_by_time on audit_entries (store_id, at, id);
-- Most entries are moves of orders; everything else is found without them.
create index audit_entries_beside_orders on audit_entries (store_id, at, id) where entity <> 'order';
create index audit_entries_by_actor on audit_entries
  (store_id, actor_kind, coalesce(actor_id, 0), at, id);
