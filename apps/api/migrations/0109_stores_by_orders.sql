-- For counting the orders of all stores in the last days. No row changes its day, so updates stay cheap (HOT).
create index order_counts_by_day on order_counts (day);

create index preparation_days_by_day on preparation_days (day);
