-- The buttons of notifications that were pressed: each works once.
create table push_presses (
  store_id bigint not null references stores,
  -- The random name of the button's token.
  press_id text not null,
  pressed_at timestamptz not null,
  primary key (store_id, press_id)
);
create index push_presses_by_age on push_presses (pressed_at);
