-- How a store did: why orders were cancelled, and how long making them took. Both are rollups, written
-- in the transaction of the move, by the day on which the order was placed.

create table cancellation_days (
  store_id bigint not null references stores,
  day date not null,
  -- The reason of whoever cancelled, or EXPIRED.
  reason text not null,
  orders integer not null,
  subtotal bigint not null,
  primary key (store_id, day, reason)
) with (fillfactor = 50);

-- Orders by the whole minutes from accepting (or releasing, whichever came later) until they were
-- ready, at most 240, and how many of them were ready after the promised time.
create table preparation_days (
  store_id bigint not null references stores,
  day date not null,
  minutes smallint not null check (minutes between 0 and 240),
  orders integer not null,
  late integer not null,
  primary key (store_id, day, minutes)
) with (fillfactor = 50);

insert into cancellation_days (store_id, day, reason, orders, subtotal)
  select store_id, placed_day, coalesce(cancel_reason, 'EXPIRED'), count(*), sum(subtotal)
  from orders where status in ('STORE_REJECT', 'EXPIRED') group by 1, 2, 3;

insert into preparation_days (store_id, day, minutes, orders, late)
  select store_id, placed_day,
    least(240, greatest(0, floor(extract(epoch from ready_at - greatest(accepted_at, released_at)) / 60))),
    count(*), count(*) filter (where ready_at > estimated_pickup_time)
  from orders where accepted_at is not null and ready_at is not null group by 1, 2, 3;

-- When a store was open and closed is read by time.
create index store_status_changes_by_time on store_status_changes (store_id, changed_at);
