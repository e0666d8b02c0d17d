-- The menu as a store keeps it: products in several categories, with pictures, hours and daily limits,
-- option groups that products share, and deals.

-- What the marketplace suggests to every store, by the kind of business.
create table suggested_categories (
  business_nature text not null,
  place integer not null,
  name text not null,
  description text not null,
  primary key (business_nature, place)
);
insert into suggested_categories (business_nature, place, name, description) values
  ('Restaurant', 1, 'Starters', 'Small plates to begin with'),
  ('Restaurant', 2, 'Main courses', 'Whole meals'),
  ('Restaurant', 3, 'Side dishes', 'To go with a meal'),
  ('Restaurant', 4, 'Desserts', 'Something sweet to end with'),
  ('Restaurant', 5, 'Breakfast', 'Served in the morning'),
  ('Restaurant', 6, 'Drinks', 'Hot and cold'),
  ('Bakery', 1, 'Bread', 'Loaves and rolls'),
  ('Bakery', 2, 'Pastries', 'Sweet and savoury'),
  ('Bakery', 3, 'Cakes', 'Whole and by the slice'),
  ('Bakery', 4, 'Sandwiches', 'Filled and ready to eat'),
  ('Grocery', 1, 'Fruit and vegetables', 'Fresh produce'),
  ('Grocery', 2, 'Dairy and eggs', 'Milk, cheese, yoghurt and eggs'),
  ('Grocery', 3, 'Meat and fish', 'Fresh and frozen'),
  ('Grocery', 4, 'Pantry', 'What keeps'),
  ('Grocery', 5, 'Household', 'Cleaning and paper goods'),
  ('Grocery', 6, 'Beverages', 'Water, juice and soft drinks'),
  ('Pharmacy', 1, 'Health', 'Remedies without a prescription'),
  ('Pharmacy', 2, 'Personal care', 'Skin, hair and teeth'),
  ('Pharmacy', 3, 'Baby', 'Nappies, food and care'),
  ('Flowers and gifts', 1, 'Bouquets', 'Bound and ready'),
  ('Flowers and gifts', 2, 'Plants', 'In pots'),
  ('Flowers and gifts', 3, 'Gifts', 'Cards and small things');

alter table products
  add column images jsonb not null default '[]',
  add column discount bigint not null default 0,
  add column weight numeric(12, 3) not null default 200 check (weight >= 0),
  add column unit text not null default 'GRAM'
    check (unit in ('KG', 'GRAM', 'MILLI_GRAM', 'LITER', 'MILLI_LITER')),
  add column tag text not null default '',
  add column code text not null default '',
  add column returnable boolean not null default false,
  -- Where not available: when it comes back by itself.
  add column unavailable_until timestamptz,
  -- How many a store day has; null where there is no limit.
  add column daily_limit integer check (daily_limit > 0),
  add column menu_hours jsonb not null default '[]',
  add column version integer not null default 1,
  add column changed_by text not null default '',
  add column changed_at timestamptz not null default now(),
  -- A deleted product keeps its row: orders and reports know it, and it can be brought back.
  add column deleted_at timestamptz,
  add constraint discount_within_price check (discount between 0 and price);
update products set images = jsonb_build_array(image) where image is not null;
alter table products drop column image;
create index products_by_name on products (store_id, lower(name), id) where deleted_at is null;

-- A store names each category once, in whatever case.
create unique index categories_by_name on categories (store_id, lower(name));

create table product_categories (
  store_id bigint not null references stores,
  product_id bigint not null,
  category_id bigint not null,
  -- The first category stands for the product.
  place integer not null,
  primary key (store_id, product_id, category_id),
  foreign key (store_id, product_id) references products (store_id, id),
  foreign key (store_id, category_id) references categories (store_id, id)
);
create index product_categories_of_category on product_categories (store_id, category_id);
insert into product_categories (store_id, product_id, category_id, place)
  select store_id, id, category_id, 1 from products where category_id is not null;
alter table products drop column category_id;

-- How many of a limited product are taken on a store day.
create table product_sales (
  store_id bigint not null references stores,
  day date not null,
  product_id bigint not null,
  sold integer not null check (sold >= 0),
  primary key (store_id, day, product_id),
  foreign key (store_id, product_id) references products (store_id, id)
);

create table product_option_groups (
  store_id bigint not null references stores,
  product_id bigint not null,
  option_group_id bigint not null,
  place integer not null,
  primary key (store_id, product_id, option_group_id),
  foreign key (store_id, product_id) references products (store_id, id),
  foreign key (store_id, option_group_id) references option_groups (store_id, id)
);
create index product_option_groups_of_group on product_option_groups (store_id, option_group_id);
insert into product_option_groups (store_id, product_id, option_group_id, place)
  select store_id, product_id, id, row_number() over (partition by store_id, product_id order by id)
  from option_groups;
alter table option_groups
  drop column product_id,
  add column version integer not null default 1,
  add column changed_by text not null default '',
  add column changed_at timestamptz not null default now(),
  add column deleted_at timestamptz;
alter table option_choices
  add column place integer not null default 1,
  add column unavailable_until timestamptz,
  add column deleted_at timestamptz;
update option_choices set place = numbered.place
  from (
    select store_id, id, row_number() over (partition by store_id, option_group_id order by id) as place
    from option_choices
  ) numbered
  where numbered.store_id = option_choices.store_id and numbered.id = option_choices.id;

create table deals (
  store_id bigint not null references stores,
  id bigint generated by default as identity,
  name text not null,
  description text not null,
  image text,
  price bigint not null check (price >= 0),
  available boolean not null,
  -- Store days, both included.
  start_date date,
  end_date date check (end_date >= start_date),
  version integer not null default 1,
  changed_by text not null,
  changed_at timestamptz not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (store_id, id)
);

create table deal_parts (
  store_id bigint not null references stores,
  deal_id bigint not null,
  product_id bigint not null,
  quantity integer not null check (quantity > 0),
  place integer not null,
  primary key (store_id, deal_id, product_id),
  foreign key (store_id, deal_id) references deals (store_id, id),
  foreign key (store_id, product_id) references products (store_id, id)
);
create index deal_parts_of_product on deal_parts (store_id, product_id);

-- An order keeps the deal as it was when the order was placed.
alter table order_items
  add column deal_id bigint,
  add column deal_name text,
  add column deal_quantity integer;

-- What changed since somebody opened a form is read from the log.
create index audit_entries_of_menu on audit_entries (store_id, entity, entity_id, id)
  where entity in ('product', 'option_group', 'deal');
