-- The times at which employees are to work, on the store's clock.
create table planned_shifts (
  store_id bigint not null references stores,
  id bigint generated always as identity,
  employee_id bigint not null,
  -- The day on which it begins.
  day date not null,
  -- Minutes of that day; an end after 1440 is of the next day.
  start_minute smallint not null,
  end_minute smallint not null,
  note text not null default '',
  version integer not null default 1,
  changed_by text not null,
  changed_at timestamptz not null,
  removed_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, employee_id) references employees (store_id, id),
  check (start_minute between 0 and 1439),
  check (end_minute > start_minute and end_minute < start_minute + 1440)
);
create index planned_shifts_by_day on planned_shifts (store_id, day, employee_id);
