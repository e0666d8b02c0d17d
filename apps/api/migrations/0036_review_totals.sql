-- What a review shows is what the customer paid, the delivery fee included.
update reviews r set order_total = o.subtotal - o.discount + o.tax + o.tip + o.delivery_fee
  from orders o
  where o.store_id = r.store_id and o.id = r.order_id and o.delivery_fee <> 0;
