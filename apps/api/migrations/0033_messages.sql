-- Limits on text messages, numbers that people have proved, and limits on unpaid orders of the web store.

alter table messages
  -- Of a text message: what kind it is, until when quiet hours don't hold it back, and the recipient's time zone.
  add column text_kind text check (text_kind in ('CODE', 'REPLY', 'TEST', 'CAMPAIGN')),
  add column any_time_until timestamptz,
  add column time_zone text;
-- Texts that wait from before are of the kinds that people had asked for.
update messages set text_kind = 'REPLY', any_time_until = created_at + interval '1 hour',
  time_zone = 'America/New_York'
  where kind = 'SMS';
alter table messages
  add constraint texts_have_a_kind check ((kind = 'SMS') = (text_kind is not null));

-- How many texts were sent, by what is limited. Numbers and addresses are kept as keyed hashes.
create table sms_totals (
  scope text not null check (scope in ('ADDRESS', 'NUMBER', 'STORE', 'EVERYWHERE', 'CAMPAIGNS')),
  subject text not null,
  -- The day (UTC) that is counted.
  counted_since timestamptz not null,
  count integer not null check (count >= 0),
  primary key (scope, subject, counted_since)
);

-- A code works for what it was sent for, and for nothing else.
alter table consumer_codes
  add column purpose text not null default 'SIGN_IN'
    check (purpose in ('SIGN_IN', 'CONTACT_PHONE', 'ORDER', 'TEST_NUMBER')),
  drop constraint consumer_codes_pkey,
  add primary key (recipient, purpose);
alter table consumer_codes alter column purpose drop default;

-- The number that a person of a store has proved to be theirs; test texts go there alone.
alter table users
  add column proven_phone text,
  add column proven_phone_at timestamptz;

-- When the contact number was proved by a code; null for the one that came with the first order.
alter table consumers add column contact_phone_proven_at timestamptz;
-- maya+1@example.test and maya@example.test are read by one person.
create index consumers_by_mailbox on consumers (regexp_replace(email, '[+][^@]*@', '@'))
  where email is not null;
create index consumers_by_proven_contact on consumers (contact_phone)
  where contact_phone_proven_at is not null;

-- The browser, by a cookie that outlives signing out; null for sessions from before.
alter table consumer_sessions add column device_hash bytea;
alter table web_orders add column device_hash bytea;
create index web_orders_of_device on web_orders (store_id, device_hash)
  where device_hash is not null;

alter table store_settings
  -- How many unpaid orders one customer may have open, what they may come to, and the total from which on the
  -- customer confirms an unpaid order by a code.
  add column max_open_orders integer not null default 3 check (max_open_orders between 1 and 50),
  add column max_open_value bigint not null default 30000 check (max_open_value >= 0),
  add column confirm_above bigint not null default 10000 check (confirm_above >= 0);

alter table setting_versions
  drop constraint setting_versions_part_check,
  add constraint setting_versions_part_check
    check (part in ('info', 'tax', 'pickup', 'ordering', 'delivery', 'unpaid'));
