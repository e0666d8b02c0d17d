-- What a key may do and for which stores, when it was last used, and the secret that it had before.
alter table api_keys
  add column scopes text[] not null default '{orders:send,menu:read}'
    check (scopes <@ '{orders:send,menu:read}'::text[] and cardinality(scopes) > 0),
  -- Null for all stores. A key of a single store belongs to it: its owners see it.
  add column store_ids bigint[] check (cardinality(store_ids) > 0),
  add column created_by text,
  add column last_used_at timestamptz,
  -- The secret before the last rotation works until then.
  add column previous_hash bytea,
  add column previous_until timestamptz,
  add check ((previous_hash is null) = (previous_until is null));
create index api_keys_by_previous on api_keys (previous_hash) where previous_hash is not null;
create index api_keys_by_stores on api_keys using gin (store_ids) where store_ids is not null;

create or replace view published.api_keys as
  select id, name, key_hash, ended_at, scopes, store_ids, last_used_at, previous_hash, previous_until
  from api_keys;
