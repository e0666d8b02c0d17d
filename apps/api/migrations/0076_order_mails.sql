-- The mails that customers got about their orders: each piece of news is mailed once.
create table order_mails (
  store_id bigint not null references stores,
  order_id bigint not null,
  news text not null
    check (news in ('RECEIVED', 'ACCEPTED', 'DELAYED', 'READY', 'ON_ITS_WAY', 'CANCELLED', 'REFUNDED')),
  -- The new time or the sum where there can be several of a kind; empty otherwise.
  about text not null,
  written_at timestamptz not null,
  primary key (store_id, order_id, news, about)
);
create index order_mails_by_age on order_mails (written_at);
