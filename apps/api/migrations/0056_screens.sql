-- What happens while no screen of an open store is there.
alter table store_settings add column without_screen text not null default 'OFF'
  check (without_screen in ('OFF', 'WARN', 'PAUSE'));

-- When a screen on which orders can be accepted was last open, and for which absence people were warned.
create table store_screens (
  store_id bigint primary key references stores,
  seen_at timestamptz,
  warned_at timestamptz,
  -- The end of the opening hours for which the warning holds.
  warned_until timestamptz,
  check ((warned_at is null) = (warned_until is null))
);

-- A pause that Counter began itself has nobody's name.
alter table store_spells
  alter column started_by drop not null,
  drop constraint store_spells_reason_check,
  add constraint store_spells_reason_check check (reason in
    ('TOO_MANY_ORDERS', 'OUT_OF_STOCK', 'STAFF_SHORTAGE', 'EQUIPMENT', 'OTHER', 'NO_SCREEN')),
  add constraint store_spells_starter_check
    check ((started_by is null) = (reason is not null and reason = 'NO_SCREEN'));
