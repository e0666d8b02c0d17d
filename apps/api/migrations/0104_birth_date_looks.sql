-- Each of the marketplace's staff sees a representative's date of birth once; another version may be seen again.
-- `press` tells a repeat of the same press, whose answer was lost, from a second look.
create table birth_date_looks (
  store_id bigint not null references stores,
  user_id bigint not null references users,
  version integer not null,
  press text not null,
  seen_at timestamptz not null,
  primary key (store_id, user_id, version)
);
