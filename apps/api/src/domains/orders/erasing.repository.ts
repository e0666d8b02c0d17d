import { sql } from 'kysely';
import { erasedCustomer } from '@counter/contract/customers';
import type { Tx, Work } from './orders.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Returns the numbers of a customer's unfinished orders. */
export async function findOpenOrders(
  tx: Tx,
  { storeId }: StoreScope,
  customerId: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('orders')
    .where('storeId', '=', storeId)
    .where('customerId', '=', customerId)
    .where('status', 'in', ['NEW', 'STORE_ACCEPTED', 'READY'])
    .orderBy('placedAt')
    .select('orderNumber')
    .execute();
  return rows.map(({ orderNumber }) => orderNumber);
}

export type ErasedOrder = { readonly id: number; readonly orderNumber: string };

/** Erases names, addresses and notes from a customer's orders. Amounts stay. */
export async function eraseOrders(
  { tx, scope: { storeId } }: Work,
  customerId: number,
): Promise<ErasedOrder[]> {
  const erased = await tx
    .updateTable('orders')
    .where('storeId', '=', storeId)
    .where('customerId', '=', customerId)
    .set({ customer: erasedCustomer, customerContact: '', deliveryAddress: null, note: '' })
    .set({ cancelMessage: null })
    .returning(['id', 'orderNumber'])
    .execute();
  const ids = erased.map(({ id }) => id);
  await sql`
    with items as (
      update order_items set special_instructions = ''
      where store_id = ${storeId} and order_id = any(${ids}::bigint[])
        and special_instructions <> ''
    ), timeline as (
      update order_timeline set message = null
      where store_id = ${storeId} and order_id = any(${ids}::bigint[]) and message is not null
    )
    update customer_days set customer = ${erasedCustomer}
    where store_id = ${storeId} and customer_id = ${customerId}`.execute(tx);
  return erased;
}

/** Deletes the tracking pages of orders and their links to consumer accounts. Returns those accounts. */
export async function eraseWebOrders(
  { tx, scope: { storeId } }: Work,
  orderIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ consumerId: number }>`
    with gone as (
      delete from web_orders
      where store_id = ${storeId} and order_id = any(${orderIds}::bigint[])
      returning consumer_id
    )
    select distinct consumer_id from gone`.execute(tx);
  return rows.map(({ consumerId }) => consumerId);
}
