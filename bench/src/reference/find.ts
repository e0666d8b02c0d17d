import type { Statement } from './reads.ts';

/** Finds customers' names and their latest orders. Parameters: store, text. */
export const namedOrders: Statement = {
  name: 'named-orders',
  text: `
    select order_number as "orderNumber", customer, status, placed_at as "placedAt" from orders o
    where store_id = $1 and (order_number = upper($2) or customer_id = any(array(
      select id from customers where store_id = $1 and strpos(lower(name), lower($2)) > 0 limit 20)))
    order by placed_at desc limit 5`,
};

/** Finds customers whose name contains the text. Parameters: store, text. */
export const namedCustomers: Statement = {
  name: 'named-customers',
  text: `
    select c.id, c.name, c.phone, t.orders
    from customers c join customer_totals t on t.store_id = c.store_id and t.customer_id = c.id
    where c.store_id = $1 and strpos(lower(c.name), lower($2)) > 0
    order by t.last_at desc limit 5`,
};

/** Finds payouts whose id contains the text. Parameters: store, text. */
export const namedPayouts: Statement = {
  name: 'named-payouts',
  text: `
    select transaction_id as "transactionId", status, payout_amount as "payoutAmount" from payouts
    where store_id = $1 and strpos(lower(transaction_id), lower($2)) > 0
    order by period_end desc limit 5`,
};
