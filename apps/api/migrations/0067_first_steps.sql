-- What a new store did or does without, where nothing else in its data shows it.
create table first_steps (
  store_id bigint not null references stores,
  step text not null,
  state text not null check (state in ('DONE', 'SKIPPED')),
  changed_by bigint not null references users,
  changed_at timestamptz not null,
  primary key (store_id, step)
);

-- Stores that had nothing left to set up, and since when: their first steps are over for good.
create table ready_stores (
  store_id bigint primary key references stores,
  ready_at timestamptz not null
);
