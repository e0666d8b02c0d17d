-- When the owner of the mailbox took over an address that an account held without confirming it. Nobody
-- signs in to such an account.
alter table users add column closed_at timestamptz;
