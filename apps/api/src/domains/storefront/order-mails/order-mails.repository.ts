import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Tx } from '../storefront.tables.ts';
import type { OrderNews } from './order-news.ts';

type Mailed = {
  readonly orderId: number;
  readonly news: OrderNews;
  readonly about: string;
  readonly at: Date;
};

/** Records that news about an order are mailed; returns false if they were already recorded. */
export async function createOrderMail(
  tx: Tx,
  { storeId }: StoreScope,
  { orderId, news, about, at }: Mailed,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('orderMails')
    .values({ storeId, orderId, news, about, writtenAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
