import { sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { OrderStatus } from '@counter/contract/orders';
import type { Page, PageWanted } from '../../platform/db/page.ts';
import type { Db, Tx, Work } from './orders.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type NewWebOrder = {
  readonly orderId: number;
  readonly consumerId: number;
  readonly deviceHash: Buffer | null;
  readonly tokenHash: Buffer;
  /** Encrypted. */
  readonly token: Buffer;
};

/** Saves who placed an order in the web store, and the secret of its tracking page. */
export async function createWebOrder({ tx, scope }: Work, order: NewWebOrder): Promise<void> {
  await tx
    .insertInto('webOrders')
    .values({
      storeId: scope.storeId,
      orderId: order.orderId,
      consumerId: order.consumerId,
      deviceHash: order.deviceHash,
      tokenHash: order.tokenHash,
      token: order.token,
    })
    .execute();
}

/** Returns the order and consumer of a tracking page's secret; undefined if there is none. */
export async function findWebOrder(
  db: Db | Tx,
  { storeId }: StoreScope,
  tokenHash: Buffer,
): Promise<{ readonly orderId: number; readonly consumerId: number } | undefined> {
  return db
    .selectFrom('webOrders')
    .where('storeId', '=', storeId)
    .where('tokenHash', '=', tokenHash)
    .select(['orderId', 'consumerId'])
    .executeTakeFirst();
}

/** Returns the consumer of a web order; undefined for other orders. */
export async function findOrderConsumer(
  { tx, scope }: Pick<Work, 'tx' | 'scope'>,
  orderId: number,
): Promise<number | undefined> {
  const order = await tx
    .selectFrom('webOrders')
    .where('storeId', '=', scope.storeId)
    .where('orderId', '=', orderId)
    .select('consumerId')
    .executeTakeFirst();
  return order?.consumerId;
}

/** Returns the stores for which some of the given orders came from their web store. */
export async function findStoresOfWebOrders(
  db: Db | Tx,
  orders: readonly { readonly storeId: number; readonly orderId: number }[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('webOrders')
    .where('storeId', '=', anyOf(orders.map(({ storeId }) => storeId)))
    .where('orderId', '=', anyOf(orders.map(({ orderId }) => orderId)))
    .select('storeId')
    .distinct()
    .execute();
  return new Set(rows.map(({ storeId }) => storeId));
}

/** Returns which of the given orders came from the web store. */
export async function findWebOrderIds(
  tx: Tx,
  { storeId }: StoreScope,
  orderIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (orderIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('webOrders')
    .where('storeId', '=', storeId)
    .where('orderId', 'in', [...new Set(orderIds)])
    .select('orderId')
    .execute();
  return new Set(rows.map(({ orderId }) => orderId));
}

/** Returns true if an order from the web store was completed. */
export async function hasSoldOnline(db: Db | Tx, { storeId }: StoreScope): Promise<boolean> {
  const order = await db
    .selectFrom('webOrders')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.storeId', '=', 'webOrders.storeId')
        .onRef('orders.id', '=', 'webOrders.orderId'),
    )
    .where('webOrders.storeId', '=', storeId)
    .where('orders.status', '=', 'COMPLETED')
    .select('orders.id')
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

/** Returns the encrypted secret of an order's tracking page. */
export async function findWebOrderToken(
  db: Db,
  { storeId }: StoreScope,
  orderId: number,
): Promise<Buffer> {
  const { token } = await db
    .selectFrom('webOrders')
    .where('storeId', '=', storeId)
    .where('orderId', '=', orderId)
    .select('token')
    .executeTakeFirstOrThrow();
  return token;
}

export type WebOrderRow = {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly status: OrderStatus;
  readonly placedAt: Date;
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly tip: number;
  readonly deliveryFee: number;
  readonly items: readonly { readonly name: string; readonly quantity: number }[];
  /** Encrypted. */
  readonly token: Buffer;
};

/** Returns a page of a consumer's orders at a store, newest first. */
export async function findWebOrderPage(
  db: Db,
  { storeId }: StoreScope,
  consumerId: number,
  { pageNumber, pageSize }: PageWanted,
): Promise<Page<WebOrderRow>> {
  const own = sql`from web_orders w where w.store_id = ${storeId} and w.consumer_id = ${consumerId}`;
  const [{ rows }, counted] = await Promise.all([
    sql<WebOrderRow>`
      select o.id as order_id, o.order_number, o.status,
        o.placed_at, w.token,
        o.subtotal, o.discount, o.tax, o.tip, o.delivery_fee,
        (select coalesce(json_agg(json_build_object('name', i.name, 'quantity', i.quantity)
          order by i.line), '[]')
          from order_items i where i.store_id = ${storeId} and i.order_id = o.id) as items
      from (select w.* ${own} order by w.order_id desc
        limit ${pageSize} offset ${pageNumber * pageSize}) w
      join orders o on o.store_id = ${storeId} and o.id = w.order_id
      order by o.id desc`.execute(db),
    sql<{ total: number }>`select count(*) as total ${own}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

type Token = Pick<NewWebOrder, 'orderId' | 'tokenHash' | 'token'>;

/** Replaces the secrets of orders' tracking pages. */
export async function replaceTokens(tx: Tx, tokens: readonly Token[]): Promise<void> {
  await sql`
    update web_orders set token = given.token, token_hash = given.token_hash
    from unnest(
      ${tokens.map(({ orderId }) => orderId)}::bigint[],
      ${tokens.map(({ tokenHash }) => tokenHash)}::bytea[],
      ${tokens.map(({ token }) => token)}::bytea[]
    ) as given (order_id, token_hash, token)
    where web_orders.order_id = given.order_id
  `.execute(tx);
}
