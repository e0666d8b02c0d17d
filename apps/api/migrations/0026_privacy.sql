-- What customers decide of their own data.

-- The stores that somebody agreed to hear from are asked for with every page that they open.
create index sms_consents_standing_of_phone on sms_consents (phone) where withdrawn_at is null;

-- A customer whose data were erased on request. The orders stay, and what they came to.
alter table customers add column erased_at timestamptz;
create index customers_erased on customers (store_id, id) where erased_at is not null;

-- Consents of erased customers, so that they can be shown to whoever comes with the number. It is kept as a
-- keyed hash: nobody reads it from here, and no message is sent by it.
create table erased_consents (
  store_id bigint not null references stores,
  id bigint not null,
  phone_mark bytea not null,
  how text not null,
  given_at timestamptz not null,
  given_by text not null,
  -- What was agreed to on the store's own page; what people of the store noted is gone.
  words text not null,
  withdrawn_at timestamptz,
  withdrawn_how text,
  withdrawn_by text,
  primary key (store_id, id)
);

-- The same of numbers that have answered STOP: it goes on being obeyed.
create table erased_stops (
  phone_mark bytea primary key,
  stopped_at timestamptz not null,
  store_ids bigint[] not null
);
