import { createHash } from 'node:crypto';
import type { ClientBase, Pool, QueryResultRow } from 'pg';
import type { AcceptBody, PlaceBody } from './bodies.ts';
import type { Statement } from './reads.ts';
import * as writes from './writes.ts';

type Row = QueryResultRow;
type Run = (statement: Statement, values: readonly unknown[]) => Promise<Row[]>;

type MovedRow = {
  readonly id: number;
  readonly placed_day: string;
  readonly placed_hour: number;
  readonly delivery_method: string;
  readonly scheduled_at: Date | null;
  readonly subtotal: number;
};

/** Accepts an order in one transaction: the order, its counts, the audit entry and the event. */
export async function acceptOrder(pool: Pool, { storeId, orderId }: AcceptBody): Promise<Row> {
  return inTransaction(pool, async (run) => {
    const [moved] = await run(writes.accept, [storeId, orderId, null]);
    if (!moved) throw new Error(`order ${orderId} is not new`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns of orders
    const order = moved as MovedRow;
    const kind = [order.delivery_method, order.scheduled_at !== null];
    const where = [storeId, order.placed_day, order.placed_hour];
    await run(writes.count, [...where, 'NEW', ...kind, -1, 0, -order.subtotal]);
    await run(writes.count, [...where, 'STORE_ACCEPTED', ...kind, 1, 1, order.subtotal]);
    await run(writes.audit, [storeId, 'order.accept', orderId]);
    await run(writes.tell, [storeId, JSON.stringify({ kind: 'order.moved', orderId })]);
    return moved;
  });
}

type Product = {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  readonly price: number;
};

/** Places an order in one transaction, at menu prices, once per idempotency key. */
export async function placeOrder(pool: Pool, body: PlaceBody): Promise<Row> {
  const { storeId, key, day, hour, customer, deliveryMethod } = body;
  const hash = createHash('sha256').update(JSON.stringify(body)).digest();
  return inTransaction(pool, async (run) => {
    await run(writes.claimKey, [storeId, key, hash]);
    const items = await priceItems(run, body);
    const subtotal = items.reduce((sum, { total }) => sum + total, 0);
    const tax = items.reduce((sum, item) => sum + item.tax, 0);
    const { name, phone } = customer;
    const [saved] = await run(writes.saveCustomer, [storeId, name, phone]);
    const customerId: unknown = saved?.['id'];
    const who = [customerId, name, phone, deliveryMethod];
    const what = [JSON.stringify(items), subtotal, tax];
    const [order] = await run(writes.place, [storeId, ...who, day, hour, ...what]);
    if (!order) throw new Error('the order was not written');
    const orderId: unknown = order['id'];
    await run(writes.count, [storeId, day, hour, 'NEW', deliveryMethod, false, 1, 0, subtotal]);
    await run(writes.countSale, [storeId, day, orderId, customerId, name, subtotal]);
    await run(writes.keepAnswer, [storeId, key, JSON.stringify(order)]);
    await run(writes.audit, [storeId, 'order.place', orderId]);
    await run(writes.tell, [storeId, JSON.stringify({ kind: 'order.placed', orderId })]);
    return { ...order, items };
  });
}

async function priceItems(run: Run, { storeId, items }: PlaceBody) {
  const rows = await run(writes.prices, [storeId, items.map(({ productId }) => productId)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns that were selected
  const products = new Map((rows as Product[]).map((product) => [product.id, product]));
  return items.map(({ productId, quantity }) => {
    const product = products.get(productId);
    if (!product) throw new Error(`product ${productId} is not on the menu`);
    const total = product.price * quantity;
    return { ...product, quantity, total, tax: Math.floor((total * 82_500 + 500_000) / 1_000_000) };
  });
}

/** Runs statements in one transaction on a separate connection. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (run: Run) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(runOn(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

function runOn(client: ClientBase): Run {
  return async (statement, values) => {
    const { rows } = await client.query<Row>({ ...statement, values: [...values] });
    return rows;
  };
}
