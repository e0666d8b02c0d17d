import type { CallOf } from '@counter/contract/endpoint';
import {
  changeItems,
  findOrder,
  previewChange,
  type ItemChange,
  type Order,
} from '@counter/contract/orders';
import type { Problem } from '@counter/contract/shared';
import { checkChanges, compareRollups } from '../../domains/orders/index.ts';
import { checkLedger } from '../../domains/ledger/index.ts';
import { orderOf, type Response, type TestMarket, type TestShop } from './orders.ts';

type Body = CallOf<typeof changeItems>['body'];

export type Line = Pick<ItemChange, 'line' | 'quantity'> & {
  readonly swap?: { readonly productId: number; readonly options?: number[] };
};

/** Helpers that change a shop's orders, as its owner unless told otherwise. */
export function createChanging(market: TestMarket, shop: TestShop) {
  const { db } = market.test.database;
  const productAt = (index: number): number => shop.products[index]?.id ?? 0;
  const bodyOf = ({ id: orderId, changes }: Order, lines: Line[], more: Partial<Body> = {}) => ({
    storeId: shop.store.id,
    orderId,
    changes,
    lines,
    ...more,
  });
  const send = async (order: Order, lines: Line[], more: Partial<Body> = {}, as = shop.owner) =>
    market.test.call(changeItems, { body: bodyOf(order, lines, more) }, as);
  return {
    productAt,
    send,
    /** Two soups at 12.50 and a bread at 3.99, taxed at the store's rate. */
    lunch: () => ({
      items: [
        { productId: productAt(0), quantity: 2, options: [], specialInstructions: 'No salt' },
        { productId: productAt(1), quantity: 1, options: [], specialInstructions: '' },
      ],
    }),
    /** Sends a change that must succeed. */
    change: async (order: Order, lines: Line[], more: Partial<Body> = {}) =>
      orderOf(await send(order, lines, more)),
    preview: async (order: Order, lines: Line[]) =>
      market.ask(previewChange, { body: bodyOf(order, lines) }, shop.owner),
    sendPreview: async (order: Order, lines: Line[]) =>
      market.test.call(previewChange, { body: bodyOf(order, lines) }, shop.owner),
    read: async ({ orderNumber }: Pick<Order, 'orderNumber'>) =>
      market.ask(
        findOrder,
        { params: { storeId: String(shop.store.id), orderNumber } },
        shop.owner,
      ),
    /** Returns the faults in the store's rollups and ledger; empty if there are none. */
    findFaults: async () => [
      ...(await compareRollups(db, shop.store.id)),
      ...(await checkLedger(db, shop.store.id)),
      ...(await checkChanges(db, shop.store.id)),
    ],
    /** Returns the units of a product that orders took from its daily limit. */
    sold: async (productId: number): Promise<number> => {
      const row = await db
        .selectFrom('productSales')
        .where('productId', '=', productId)
        .select('sold')
        .executeTakeFirst();
      return row?.sold ?? 0;
    },
  };
}

/** Returns the status, code and message of a rejected request. */
export function refusalOf(response: Response) {
  const { code, message } = response.json<Problem>();
  return { status: response.statusCode, code, message };
}
