-- Further pages of an expense's receipt, as pictures.
alter table expenses add column more_receipts text[] not null default '{}';
