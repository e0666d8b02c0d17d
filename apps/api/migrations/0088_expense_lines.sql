-- What was bought with an expense, at what price.
create table expense_lines (
  store_id bigint not null references stores,
  expense_id bigint not null,
  line integer not null,
  item text not null,
  -- In thousandths of the unit.
  quantity bigint not null check (quantity > 0),
  -- Such as kg or box; empty for pieces.
  unit text not null,
  -- Of one unit.
  price bigint not null check (price >= 0),
  primary key (store_id, expense_id, line),
  foreign key (store_id, expense_id) references expenses (store_id, id)
);
create index expense_lines_by_item on expense_lines (store_id, lower(item));
