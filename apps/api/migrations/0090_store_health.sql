-- The health of stores needs to know whether a screen is open and whether the bank returned a payout.
create view published.store_screens as
  select store_id, seen_at, warned_at, warned_until
  from store_screens;

create view published.payouts as
  select store_id, id, status
  from payouts;
