-- How an expense was paid. Cash from the drawer is missing when the drawer is counted.
alter table expenses
  add column payment text not null default 'OTHER'
    check (payment in ('DRAWER', 'CARD', 'TRANSFER', 'OTHER'));

-- Finds the sales that were voided on a later day, when their cash left the drawer.
create index counter_sales_voided on counter_sales (store_id, voided_at) where voided_at is not null;

-- The signed-off days of a store.
create table day_closings (
  store_id bigint not null references stores,
  day date not null,
  opening_float bigint not null check (opening_float >= 0),
  -- The part of what was paid at the counter for online orders that is in the drawer.
  collected_in_cash bigint not null,
  expected_cash bigint not null,
  counted_cash bigint not null check (counted_cash >= 0),
  -- How many of each note and coin; null where only the total was typed.
  cash_counts jsonb,
  left_in_drawer bigint not null check (left_in_drawer >= 0),
  note text not null,
  -- The day's figures and who worked, as they were signed.
  figures jsonb not null,
  workers jsonb not null,
  closed_by text not null,
  closed_at timestamptz not null,
  reopened_by text,
  reopened_at timestamptz,
  reopen_reason text,
  primary key (store_id, day),
  check ((reopened_at is null) = (reopened_by is null)
    and (reopened_at is null) = (reopen_reason is null))
);
