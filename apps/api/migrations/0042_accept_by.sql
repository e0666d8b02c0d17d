-- The time by which somebody should accept an order. Null for orders of the release before this one.
alter table orders add column accept_by timestamptz;

update orders o
set accept_by = o.released_at + make_interval(mins => s.expiry_minutes)
from store_settings s
where s.store_id = o.store_id and o.status = 'NEW';
