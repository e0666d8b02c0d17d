-- Tax rates have up to four decimals of a percent: they are parts per million now, not basis points.
alter table store_settings
  drop constraint store_settings_tax_rate_check,
  alter column tax_rate type integer using tax_rate * 100,
  add constraint store_settings_tax_rate_check check (tax_rate between 0 and 250000);
alter table products
  drop constraint products_tax_rate_check,
  alter column tax_rate type integer using tax_rate * 100,
  add constraint products_tax_rate_check check (tax_rate between 0 and 250000);
alter table order_items alter column tax_rate type integer using tax_rate * 100;
alter table counter_sale_lines alter column tax_rate type integer using tax_rate * 100;

-- The audit log shows the rates that were changed before as they were.
update audit_entries set before = jsonb_set(before, '{taxRate}', to_jsonb((before->>'taxRate')::integer * 100))
  where jsonb_typeof(before->'taxRate') = 'number';
update audit_entries set after = jsonb_set(after, '{taxRate}', to_jsonb((after->>'taxRate')::integer * 100))
  where jsonb_typeof(after->'taxRate') = 'number';
