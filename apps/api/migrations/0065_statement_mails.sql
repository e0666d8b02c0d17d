-- When a store's statement is mailed, and as which files; no row until somebody chooses.
create table statement_schedules (
  store_id bigint primary key references stores,
  rhythm text not null check (rhythm in ('OFF', 'WEEKLY', 'MONTHLY')),
  files text[] not null check (
    files <@ '{PDF,CSV,QUICKBOOKS,XERO,QUICKBOOKS_JOURNAL,XERO_JOURNAL}'::text[]
    and (rhythm = 'OFF' or cardinality(files) > 0)
  ),
  -- Only what falls due after this is sent.
  since timestamptz not null
);
create index statement_schedules_on on statement_schedules (store_id) where rhythm <> 'OFF';

-- One row per statement that was mailed: the schedule never mails a period that is here.
create table statement_mails (
  store_id bigint not null references stores,
  rhythm text not null check (rhythm in ('WEEKLY', 'MONTHLY')),
  first_day date not null,
  last_day date not null,
  written_at timestamptz not null,
  primary key (store_id, rhythm, first_day)
);

-- Readers of the statement are on a list like the others. The member is the person whose address it was when it was
-- added: once they have left the team, they are mailed no more.
alter table mail_recipients
  drop constraint mail_recipients_kind_check,
  add constraint mail_recipients_kind_check
    check (kind in ('DAILY', 'WEEKLY', 'MONTHLY', 'DEACTIVATION', 'STATEMENT')),
  add column member_id bigint references users;

-- What is sent with a message. It is deleted once the message has left, or never will.
create table message_attachments (
  message_id bigint not null references messages on delete cascade,
  place integer not null check (place >= 0),
  filename text not null,
  content_type text not null,
  content bytea not null,
  primary key (message_id, place)
);
