-- Of the orders that were made, how many were accepted after the time that the store gives itself to accept.
alter table preparation_days add column accepted_late integer not null default 0;

update preparation_days as p
set accepted_late = counted.orders
from (
  select store_id, placed_day as day,
    least(240, greatest(0, floor(
      extract(epoch from ready_at - greatest(accepted_at, released_at)) / 60)))::smallint as minutes,
    count(*)::integer as orders
  from orders
  where ready_at is not null and accepted_at > coalesce(accept_by, released_at + interval '10 minutes')
  group by 1, 2, 3
) as counted
where p.store_id = counted.store_id and p.day = counted.day and p.minutes = counted.minutes;

create or replace view published.preparation_days as
  select store_id, day, minutes, orders, late, accepted_late
  from preparation_days;

-- The health of stores needs to know which payouts are overdue and whose are held.
create or replace view published.payouts as
  select store_id, id, status, created_at
  from payouts;

create view published.payout_holds as
  select store_id, held_at, lifted_at
  from payout_holds;

create index payouts_unpaid on payouts (store_id, created_at) where status in ('PENDING', 'IN_TRANSIT');

-- Operators find an order of any store by its number.
create index orders_by_number on orders (order_number);

-- What a planned change replaced and with what, so that it can be undone; empty for those that happened before.
alter table planned_changes
  add column undo jsonb not null default '[]',
  add column undone_at timestamptz,
  add column undone_by text;

alter table planned_settings
  add column undo jsonb not null default '[]',
  add column undone_at timestamptz,
  add column undone_by text;
