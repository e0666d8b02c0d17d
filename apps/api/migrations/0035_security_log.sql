-- The security log is the audit log of the marketplace (store 0) with where each event came from and how often.

alter table audit_entries
  add column address text,
  add column device text,
  -- Events that strangers can cause are counted in one row per account, network, action and hour.
  add column times integer not null default 1 check (times > 0),
  add column last_at timestamptz,
  add column fold text collate "C",
  -- Absent: the entry stays.
  add column kept_until timestamptz;

create unique index audit_entries_fold on audit_entries (store_id, fold) where fold is not null;
create index audit_entries_of_account on audit_entries (entity_id, at, id)
  where store_id = 0 and entity = 'user';
create index audit_entries_outlived on audit_entries (kept_until) where kept_until is not null;
create index audit_entries_with_address on audit_entries (at) where address is not null;

update audit_entries set kept_until = at + interval '365 days'
where store_id = 0 and action in ('session.create', 'session.end');
