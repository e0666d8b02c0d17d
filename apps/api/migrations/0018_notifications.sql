-- Who is mailed about a store, which mails were written, and which devices are told of new orders.

create table mail_recipients (
  store_id bigint not null references stores,
  kind text not null check (kind in ('DAILY', 'WEEKLY', 'MONTHLY', 'DEACTIVATION')),
  email text not null check (email = lower(email)),
  -- The secret part of the link that ends these mails. It can do nothing else.
  token text not null,
  added_at timestamptz not null,
  -- Only what falls due after this is sent.
  subscribed_at timestamptz not null,
  unsubscribed_at timestamptz,
  primary key (store_id, kind, email),
  unique (store_id, token)
);

-- One row per mail: what is here has been written, and never is again.
create table performance_mails (
  store_id bigint not null references stores,
  kind text not null check (kind in ('DAILY', 'WEEKLY', 'MONTHLY')),
  first_day date not null,
  email text not null,
  written_at timestamptz not null,
  primary key (store_id, kind, first_day, email)
);

-- What the recipients know of a store that takes no orders; no row where it does.
create table deactivation_notices (
  store_id bigint primary key references stores,
  told text not null,
  -- When that ends by itself.
  until timestamptz
);

alter table messages
  -- The same as the text, for programs that show it; it goes when the text goes.
  add column html text,
  -- Where its reader ends mails of this kind, with and without a page.
  add column unsubscribe_url text;

-- How far each reader on the server has come with the events of each store. No row: before the first.
create table event_positions (
  store_id bigint not null references stores,
  reader text not null,
  seq bigint not null,
  primary key (store_id, reader)
);
-- What happened before there were readers is told to nobody.
insert into event_positions (store_id, reader, seq)
select store_id, reader, seq from store_event_heads
cross join (values ('deactivation'), ('push')) as readers (reader);

-- Devices that are told of new orders, while the session that added them lasts. An endpoint is of no use
-- without the key that this installation signs with.
create table push_devices (
  store_id bigint not null references stores,
  id bigint generated always as identity,
  user_id bigint not null references users,
  session_id bigint not null references sessions on delete cascade,
  device text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  added_at timestamptz not null,
  last_used_at timestamptz,
  primary key (store_id, id),
  unique (store_id, endpoint)
);
create index push_devices_of_session on push_devices (session_id);
