import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/work.ts';

export type NewWebOrder = {
  readonly orderId: number;
  readonly consumerId: number;
  readonly tokenHash: Buffer;
  /** Sealed. */
  readonly token: Buffer;
};

/** Keeps who placed an order on the store's own page, and the secret of its tracking page. */
export async function createWebOrder({ tx, scope }: Work, order: NewWebOrder): Promise<void> {
  await tx
    .insertInto('web_orders')
    .values({
      store_id: scope.storeId,
      order_id: order.orderId,
      consumer_id: order.consumerId,
      token_hash: order.tokenHash,
      token: order.token,
    })
    .execute();
}

/** The order behind the secret of its tracking page, and whose it is; undefined where there is none. */
export async function findWebOrder(
  db: Db | Tx,
  { storeId }: StoreScope,
  tokenHash: Buffer,
): Promise<{ readonly orderId: number; readonly consumerId: number } | undefined> {
  return db
    .selectFrom('web_orders')
    .where('store_id', '=', storeId)
    .where('token_hash', '=', tokenHash)
    .select(['order_id as orderId', 'consumer_id as consumerId'])
    .executeTakeFirst();
}

/** The sealed secret of an order's tracking page. */
export async function findWebOrderToken(
  db: Db,
  { storeId }: StoreScope,
  orderId: number,
): Promise<Buffer> {
  const { token } = await db
    .selectFrom('web_orders')
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .select('token')
    .executeTakeFirstOrThrow();
  return token;
}
