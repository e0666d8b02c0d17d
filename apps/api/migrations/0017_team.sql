-- The team of a store: who was asked to join it, and what is demanded of everybody in it.

create table invitations (
  store_id bigint not null references stores,
  id bigint generated always as identity,
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'manager', 'staff', 'accountant')),
  -- Of the latest mail; an earlier link works no longer.
  token_hash bytea not null,
  invited_by bigint not null references users,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  primary key (store_id, id),
  check (accepted_at is null or withdrawn_at is null)
);
-- One open invitation for an address.
create unique index invitations_open on invitations (store_id, email)
  where accepted_at is null and withdrawn_at is null;
-- Whoever holds a link does not know the store. Not unique: only keys that hold store_id can be.
create index invitations_by_token on invitations (token_hash);

-- A store that is in here lets nobody of its team on without a second factor.
create table second_factor_demands (
  store_id bigint primary key references stores,
  demanded_by bigint not null references users,
  demanded_at timestamptz not null
);
