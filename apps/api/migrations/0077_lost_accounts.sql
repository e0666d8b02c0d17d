-- The numbers of a payout in a bank file are cleared when the key that sealed them is lost.
alter table payouts
  drop constraint payouts_check3,
  add constraint payouts_payee check (bank_file_id is null or payee is not null),
  add constraint payouts_account_whole check (num_nulls(routing_number, account_number) in (0, 2));
