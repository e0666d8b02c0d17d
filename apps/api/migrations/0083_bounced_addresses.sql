-- Addresses whose mails come back: nothing is mailed to them until somebody says otherwise.
create table bounced_addresses (
  address text primary key check (address = lower(address)),
  reason text not null,
  at timestamptz not null,
  -- The time the stores that mail it were told; null until then.
  told_at timestamptz
);
