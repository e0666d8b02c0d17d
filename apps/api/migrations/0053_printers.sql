-- Printers that ask for their work over the internet, and what they print.
create table printers (
  store_id bigint not null references stores,
  id bigint generated always as identity,
  name text not null,
  -- The last part of the address that the printer asks; its holder gets the store's tickets.
  code_hash bytea not null,
  paper_width smallint not null check (paper_width in (58, 80)),
  kitchen_copies smallint not null check (kitchen_copies between 0 and 3),
  package_copies smallint not null check (package_copies between 0 and 3),
  condition text not null,
  -- The printer's own number and words, for whoever looks for a fault.
  mac text,
  last_seen_at timestamptz,
  version integer not null default 1,
  changed_by text not null,
  changed_at timestamptz not null,
  removed_at timestamptz,
  primary key (store_id, id),
  unique (store_id, code_hash)
);
create unique index printers_by_name on printers (store_id, lower(name)) where removed_at is null;

create table print_jobs (
  store_id bigint not null references stores,
  id bigint generated always as identity,
  printer_id bigint not null,
  -- Null for a test page.
  order_id bigint,
  ticket text,
  occasion text not null,
  copy smallint not null,
  state text not null,
  -- The printer fetched it before and never said that it was printed.
  doubtful boolean not null default false,
  attempts smallint not null default 0,
  -- The printer's code for what went wrong.
  failure text,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, printer_id) references printers (store_id, id),
  foreign key (store_id, order_id) references orders (store_id, id),
  check ((order_id is null) = (ticket is null))
);
create unique index print_jobs_once on print_jobs (store_id, printer_id, order_id, ticket, occasion, copy)
  where occasion in ('ACCEPTED', 'CANCELLED');
create index print_jobs_open on print_jobs (store_id, printer_id, id) where state in ('WAITING', 'FETCHED');
create index print_jobs_of_order on print_jobs (store_id, order_id);
create index print_jobs_outlived on print_jobs (created_at);
