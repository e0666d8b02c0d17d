-- For the page of a customer.
create index sms_messages_of_phone on sms_messages (store_id, phone, id desc);
create index promo_uses_by_customer on promo_uses (store_id, customer_id, order_id desc);
