-- The keys that seal values here, by the names that the settings give them.
create table encryption_keys (
  name text primary key,
  -- Sealed with this very key, so that another key under its name is noticed at the start.
  check_value bytea not null,
  -- The key of the hashes of numbers that may not be stored, sealed with the first key of the settings. With it they
  -- are still found when the encryption key that it comes from is gone.
  index_key bytea,
  -- When a start without the key found nothing that it had sealed.
  removed_at timestamptz
);
