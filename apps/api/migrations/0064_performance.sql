-- How many browsers came to a store's own page by day, and how far they went. A browser counts once a day
-- and step; `orders` counts every order that was placed there.
create table storefront_days (
  store_id bigint not null references stores,
  day date not null,
  visits integer not null default 0 check (visits >= 0),
  menu_views integer not null default 0 check (menu_views >= 0),
  baskets integer not null default 0 check (baskets >= 0),
  orders integer not null default 0 check (orders >= 0),
  primary key (store_id, day)
) with (fillfactor = 50);

-- Who was counted today: a hash with the day's salt, which is gone once the day is over.
create table storefront_visitors (
  store_id bigint not null references stores,
  day date not null,
  step text not null check (step in ('VISIT', 'MENU', 'BASKET')),
  visitor bytea not null,
  counted_at timestamptz not null,
  primary key (store_id, day, step, visitor)
);
create index storefront_visitors_counted on storefront_visitors (counted_at);

create table storefront_salts (
  store_id bigint not null references stores,
  day date not null,
  salt bytea not null,
  created_at timestamptz not null,
  primary key (store_id, day)
);

create view published.storefront_days as
  select store_id, day, visits, menu_views, baskets, orders from storefront_days;

-- For the orders that promo codes and campaigns brought.
create view published.promo_uses as
  select store_id, order_id, promo_id from promo_uses;

create or replace view published.sms_campaigns as
  select store_id, id, charged, parts, part_price, title
  from sms_campaigns;

create or replace view published.sms_messages as
  select store_id, campaign_id, sent_at, phone, state
  from sms_messages;
