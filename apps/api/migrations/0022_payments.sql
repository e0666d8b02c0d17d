-- How an order is paid. Whatever came before was paid in the app it came from.
alter table orders add column payment text not null default 'MARKETPLACE'
  check (payment in ('MARKETPLACE', 'AT_COUNTER', 'ON_DELIVERY', 'CARD'));
