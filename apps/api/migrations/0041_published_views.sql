-- What each domain publishes of its tables: the columns that others may rely on (decision 51). A view here has the
-- name of its table and some of its columns. The planner reads the table itself.
create schema published;

create view published.stores as
  select id, store_url, name, branch_name, address, image, currency, time_zone, approved,
    referred_by, created_at
  from stores;

create view published.store_members as
  select store_id, user_id, role, created_at
  from store_members;

create view published.store_settings as
  select store_id, tax_rate, delivered_fee_rate, picked_up_fee_rate, delivery_commission_rate,
    order_expiry, expiry_minutes
  from store_settings;

create view published.store_profiles as
  select store_id, phone_number
  from store_profiles;

create view published.users as
  select id, full_name, email, email_confirmed_at, phone_number, operator, date_order, clock, demo,
    second_factor_at, lead_id
  from users;

create view published.sessions as
  select id, user_id, token_hash, device_id, last_seen_at, ended_at, end_reason, expires_at,
    ends_at
  from sessions;

create view published.devices as
  select id, token_hash
  from devices;

create view published.second_factor_demands as
  select store_id, demanded_at
  from second_factor_demands;

create view published.applications as
  select store_id, applicant_id, first, state, reason, decided_at
  from applications;

create view published.api_keys as
  select id, name, key_hash, ended_at
  from api_keys;

create view published.leads as
  select id, business_name, notes
  from leads;

create view published.bank_details as
  select store_id, bank_verified_at, company_verified_at, representative_verified_at
  from bank_details;

create view published.customers as
  select store_id, id, name, phone, blocked, created_at
  from customers;

create view published.consumers as
  select id, phone, email, contact_phone, contact_phone_proven_at, referred_by
  from consumers;

create view published.orders as
  select store_id, id, order_number, status, delivery_method, payment, placed_at, placed_day,
    released_at, completed_at, customer_id, subtotal, discount, tax, tip, fee, delivery_fee,
    delivery_commission, refunded, promo_code, promo_paid_by, promo_discount
  from orders;

create view published.order_timeline as
  select store_id, order_id, at
  from order_timeline;

create view published.order_hours as
  select store_id, day, hour, status, orders, subtotal, accepted
  from order_hours;

create view published.order_counts as
  select store_id, day, status, orders, subtotal
  from order_counts;

create view published.product_days as
  select store_id, day, product_id, product_name, orders
  from product_days;

create view published.customer_days as
  select store_id, day, customer_id, customer, orders, subtotal
  from customer_days;

create view published.customer_totals as
  select store_id, customer_id, orders, spend, first_at, last_at
  from customer_totals;

create view published.cancellation_days as
  select store_id, day, reason, orders, subtotal
  from cancellation_days;

create view published.preparation_days as
  select store_id, day, minutes, orders, late
  from preparation_days;

create view published.ledger_heads as
  select store_id, closed_through
  from ledger_heads;

create view published.ledger_entries as
  select store_id, seq, kind, day, order_id, reference, amount
  from ledger_entries;

create view published.ledger_postings as
  select store_id, seq, account, amount
  from ledger_postings;

create view published.ledger_days as
  select store_id, day, kind, account, amount
  from ledger_days;

create view published.sms_campaigns as
  select store_id, id, charged, parts, part_price
  from sms_campaigns;

create view published.sms_messages as
  select store_id, campaign_id, sent_at
  from sms_messages;

create view published.referral_rewards as
  select store_id, payment_id, amount, taken_back_at
  from referral_rewards;

create view published.referral_payments as
  select id, to_store_id, transaction_id, status, earned
  from referral_payments;

create view published.audit_entries as
  select store_id, id, at, last_at, times, entity, entity_id, action, subject, actor_kind,
    actor_id, actor_name, before, after, device, address
  from audit_entries;
