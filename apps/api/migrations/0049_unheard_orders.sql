-- The message to the managers about a new order that nobody has opened for three minutes.
alter table store_settings add column unheard_message text not null default 'OFF'
  check (unheard_message in ('OFF', 'EMAIL', 'TEXT'));

-- One row per order whose managers were messaged: they never are again.
create table unheard_messages (
  store_id bigint not null references stores,
  order_id bigint not null,
  written_at timestamptz not null,
  primary key (store_id, order_id)
);

alter table messages
  drop constraint messages_text_kind_check,
  add constraint messages_text_kind_check
    check (text_kind in ('CODE', 'REPLY', 'TEST', 'CAMPAIGN', 'ALARM'));

create or replace view published.users as
  select id, full_name, email, email_confirmed_at, phone_number, operator, date_order, clock, demo,
    second_factor_at, lead_id, proven_phone
  from users;
