-- What an employee clocks in with: a short number, hashed, and its wrong tries.
alter table employees
  add column pin_hash text,
  add column pin_failures integer not null default 0,
  add column pin_locked_until timestamptz;

-- The times that employees worked.
create table shifts (
  store_id bigint not null references stores,
  id bigint generated always as identity,
  employee_id bigint not null,
  -- The store's day on which it began.
  day date not null,
  started_at timestamptz not null,
  -- Null while the employee is clocked in.
  ended_at timestamptz,
  -- [{"start": …, "end": …}]; the end of a break that goes on is null.
  breaks jsonb not null default '[]',
  version integer not null default 1,
  changed_by text not null,
  changed_at timestamptz not null,
  -- Why it was added or corrected by hand; empty while it is as it was clocked.
  reason text not null default '',
  removed_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, employee_id) references employees (store_id, id),
  check (ended_at is null or ended_at >= started_at)
);
create unique index shifts_open on shifts (store_id, employee_id)
  where ended_at is null and removed_at is null;
create index shifts_by_day on shifts (store_id, day, employee_id);
