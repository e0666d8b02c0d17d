-- The pickup time before the store promised another, and by how much the store has put it off since.
alter table orders
  add column first_pickup_time timestamptz,
  add column delayed_minutes smallint not null default 0 check (delayed_minutes between 0 and 120);

-- A completion that is taken back is an entry of its own. Each of the pair names the other.
alter table ledger_entries
  add column reverses bigint,
  add column reversed_by bigint;

-- An order counts as earned once; one that was taken back may be earned again.
create unique index ledger_entries_counted on ledger_entries (store_id, order_id)
  where kind = 'ORDER' and reverses is null and reversed_by is null;
drop index ledger_entries_earned;

create or replace view published.ledger_entries as
  select store_id, seq, kind, day, order_id, reference, amount, reverses, reversed_by
  from ledger_entries;
