alter table card_payments
  -- Its customer has ordered again since: nothing may come of it any more.
  add column replaced_at timestamptz,
  -- Since when it does not go on, and when that was given up: staff sees to it then.
  add column failing_since timestamptz,
  add column given_up_at timestamptz,
  -- A part of its keys at the card company, which answers the same under one: another after each refusal.
  add column attempt integer not null default 0;
update card_payments set failing_since = coalesce(authorized_at, created_at)
  where failure is not null and state <> 'FAILED';
create index card_payments_given_up on card_payments (given_up_at) where given_up_at is not null;

-- The text messages of a campaign are taken off what the marketplace owes its store.
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (kind in
  ('ORDER', 'COLLECTED', 'REFUND', 'CHARGE', 'ADJUSTMENT', 'CAMPAIGN', 'REFERRAL', 'PAYOUT',
    'PAYOUT_RETURNED'));

-- Networks charge tenths of a cent: the price of a part is in hundredths of a minor unit.
alter table sms_campaigns rename column unit_cost to part_price;
update sms_campaigns set part_price = part_price * 100;
-- What its store was charged, once it was over. Those that were over before were not charged.
alter table sms_campaigns add column charged bigint check (charged >= 0);
