-- Orders from the stores' own pages: where they go, who ordered them, and how both stay known.

alter table orders
  -- Street, city, state, ZIP and what the courier is told; null where nobody said, and for a pickup.
  add column delivery_address jsonb,
  -- What the customer tells the store about the whole order.
  add column note text not null default '';

-- People who order on the stores' own pages: one account for all stores, without a password.
create table consumers (
  id bigint generated always as identity primary key,
  -- What they have proved to be theirs by a code: at least one of the two.
  phone text unique,
  email text unique check (email = lower(email)),
  -- As they gave them with their last order.
  name text not null default '',
  contact_phone text not null default '',
  -- Where their orders were brought, the last one first.
  addresses jsonb not null default '[]',
  created_at timestamptz not null,
  check (phone is not null or email is not null)
);

-- The code that was sent to a phone or an e-mail address last; an earlier one works no longer.
create table consumer_codes (
  recipient text primary key,
  code_hash bytea not null,
  tries integer not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- How many were sent since an hour began, so that nobody is sent too many.
  counted_since timestamptz not null,
  sent_count integer not null
);

create table consumer_sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  consumer_id bigint not null references consumers,
  user_agent text not null,
  created_at timestamptz not null,
  -- It also ends when it was not used for a while.
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index consumer_sessions_of_consumer on consumer_sessions (consumer_id);

-- Who placed an order on the store's own page, and the secret of its tracking page.
create table web_orders (
  store_id bigint not null references stores,
  order_id bigint not null,
  consumer_id bigint not null references consumers,
  token_hash bytea not null,
  -- Sealed: a copy of this table leads to no order.
  token bytea not null,
  primary key (store_id, order_id),
  unique (store_id, token_hash),
  foreign key (store_id, order_id) references orders (store_id, id)
);
create index web_orders_of_consumer on web_orders (store_id, consumer_id, order_id);

alter table audit_entries
  drop constraint audit_entries_actor_kind_check,
  add constraint audit_entries_actor_kind_check
    check (actor_kind in ('user', 'integration', 'system', 'consumer'));
