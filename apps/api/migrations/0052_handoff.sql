-- How many bags an order is handed over in, and the code that whoever collects it says. Null where the store asks for none.
alter table orders
  add column bags smallint check (bags between 1 and 99),
  add column handoff_code text;

alter table store_settings add column ask_handoff_code boolean not null default false;
