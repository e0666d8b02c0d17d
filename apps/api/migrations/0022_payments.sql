-- How an order is paid. Whatever came before was paid in the app it came from.
alter table orders add column payment text not null default 'MARKETPLACE'
  check (payment in ('MARKETPLACE', 'AT_COUNTER', 'ON_DELIVERY', 'CARD'));

-- What is paid at the counter is with the store already: it stands in its books, and is not paid out.
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (kind in
  ('ORDER', 'COLLECTED', 'REFUND', 'CHARGE', 'ADJUSTMENT', 'REFERRAL', 'PAYOUT', 'PAYOUT_RETURNED'));
alter table payouts add column collected bigint not null default 0;
alter table payouts drop constraint payouts_check1;
alter table payouts add constraint payout_adds_up
  check (payout_amount = total_orders_amount - transaction_fee + adjustments + collected);
