-- When a line of an order was made in the kitchen, and by whom.
alter table order_items
  add column made_at timestamptz,
  add column made_by text;
