-- What a customer pays for the delivery itself. It is the delivery agent's, less the marketplace's
-- commission on it, and no part of what the store earns.

alter table orders
  add column delivery_fee bigint not null default 0 check (delivery_fee >= 0),
  add column delivery_commission bigint not null default 0,
  add constraint delivery_commission_within_fee
    check (delivery_commission between 0 and delivery_fee),
  add constraint pickups_without_delivery_fee
    check (delivery_method <> 'PICKUP' or delivery_fee = 0);

alter table store_settings
  -- The marketplace's commission on delivery fees, basis points.
  add column delivery_commission_rate integer not null default 1000
    check (delivery_commission_rate between 0 and 10000),
  -- Where distances are measured from, and what each way of delivering costs.
  add column delivery_fees jsonb not null default '{
    "zipCode": "",
    "direct": {"kind": "NONE"},
    "pooled": {"kind": "NONE"}
  }';

alter table setting_versions
  drop constraint setting_versions_part_check,
  add constraint setting_versions_part_check
    check (part in ('info', 'tax', 'pickup', 'ordering', 'delivery'));
