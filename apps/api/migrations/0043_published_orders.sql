-- Without delivery_method, which nobody else reads.
drop view published.orders;

create view published.orders as
  select store_id, id, order_number, status, payment, placed_at, placed_day, released_at,
    completed_at, customer_id, subtotal, discount, tax, tip, fee, delivery_fee,
    delivery_commission, refunded, promo_code, promo_paid_by, promo_discount
  from orders;
