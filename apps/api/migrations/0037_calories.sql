-- The energy of one unit in kilocalories; null where the store does not say it.
alter table products add column calories integer check (calories between 0 and 20000);
