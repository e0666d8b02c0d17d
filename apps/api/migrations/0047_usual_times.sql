-- The time in which a store usually makes such an order, as it was when the order came in. Null for
-- orders of the release before this one, and where too few orders were comparable.
alter table orders
  add column usual_minutes smallint,
  add column usual_basis text check (usual_basis in ('WEEKDAY_HOUR', 'HOUR'));

-- Orders for as soon as possible by hour, basket size and the whole minutes that making them took, by the
-- day on which they were placed. The key begins with what is looked up.
create table preparation_hours (
  store_id bigint not null references stores,
  hour smallint not null check (hour between 0 and 23),
  size text not null check (size in ('SMALL', 'MEDIUM', 'LARGE')),
  day date not null,
  minutes smallint not null check (minutes between 0 and 240),
  orders integer not null,
  primary key (store_id, hour, size, day, minutes)
) with (fillfactor = 50);

-- Orders by the whole minutes from accepting (or releasing) until the first promised time.
create table promise_days (
  store_id bigint not null references stores,
  day date not null,
  minutes smallint not null check (minutes between 0 and 240),
  orders integer not null,
  primary key (store_id, day, minutes)
) with (fillfactor = 50);

insert into preparation_hours (store_id, hour, size, day, minutes, orders)
  select store_id, placed_hour,
    case when total_items <= 2 then 'SMALL' when total_items <= 5 then 'MEDIUM' else 'LARGE' end,
    placed_day,
    least(240, greatest(0, floor(extract(epoch from ready_at - greatest(accepted_at, released_at)) / 60))),
    count(*)
  from orders where accepted_at is not null and ready_at is not null and scheduled_at is null
  group by 1, 2, 3, 4, 5;

insert into promise_days (store_id, day, minutes, orders)
  select store_id, placed_day,
    least(240, greatest(0, round(extract(epoch from estimated_pickup_time
      - make_interval(mins => delayed_minutes) - greatest(accepted_at, released_at)) / 60))),
    count(*)
  from orders where accepted_at is not null and ready_at is not null
  group by 1, 2, 3;

create view published.promise_days as
  select store_id, day, minutes, orders from promise_days;
