import type { Problem } from '@counter/contract/shared';
import { placeWebOrder, quoteWebOrder } from '@counter/contract/storefront';
import { z } from 'zod/mini';
import { addConsumer } from './consumers.ts';
import type { Response, TestMarket, TestShop } from './orders.ts';

let serial = 0;

export const newPhone = (): string => `+1212556${String(1000 + ++serial)}`;
export const newEmail = (): string => `shopper${++serial}@example.test`;

/** Returns the outcome of an order: 'placed', or the code of its rejection. */
export const outcomeOf = (response: Response): string =>
  response.statusCode === 200 ? 'placed' : response.json<Problem>().code;

/** Returns the outcomes of several orders, sorted. */
export const outcomesOf = async (orders: readonly Promise<Response>[]) =>
  (await Promise.all(orders)).map(outcomeOf).toSorted();

type Wish = { readonly phone?: string; readonly quantity?: number } & Readonly<
  Record<string, unknown>
>;

/** Creates helpers for consumers who order in a shop's web store. */
export function createShopping(market: TestMarket) {
  const { db } = market.test.database;
  const withDevice = (device?: string) => (device === undefined ? {} : { device });
  return {
    /** Adds a consumer who signed up by phone; returns their session token. */
    byPhone: async (phone = newPhone(), device?: string) =>
      addConsumer(db, { phone, ...withDevice(device) }),
    byEmail: async (email = newEmail(), device?: string) =>
      addConsumer(db, { phone: null, email, ...withDevice(device) }),

    /** Places an order to pay at the counter. */
    place: async (
      { store: { storeUrl }, products }: TestShop,
      consumer: string,
      { phone = '212 555 0142', quantity = 1, promoCode, ...change }: Wish = {},
      idempotencyKey = crypto.randomUUID(),
    ): Promise<Response> => {
      const params = { storeUrl };
      const wish = {
        deliveryMethod: 'PICKUP' as const,
        items: [{ productId: products[0]?.id ?? 0, quantity }],
        tip: { percent: 0 },
        ...(typeof promoCode === 'string' ? { promoCode } : {}),
      };
      const quoted = await market.test.call(quoteWebOrder, { params, body: wish }, { consumer });
      const { total: expectedTotal } = z.parse(quoteWebOrder.answer, quoted.json()).data;
      const customer = { name: 'Maya Lind', phone };
      const body = { ...wish, customer, payment: 'AT_COUNTER' as const, expectedTotal, ...change };
      return market.test.call(placeWebOrder, { params, body }, { consumer, idempotencyKey });
    },

    /** Returns the last code sent to a recipient. */
    lastCode: async (recipient: string): Promise<string> => {
      const message = await db
        .selectFrom('messages')
        .where('recipient', '=', recipient)
        .orderBy('id', 'desc')
        .select('body')
        .executeTakeFirstOrThrow();
      return /\d{6}/.exec(message.body ?? '')?.[0] ?? '';
    },

    /** Sets an account's contact phone as if its owner had verified it. */
    moveTo: async (email: string, phone: string): Promise<void> => {
      await db
        .updateTable('consumers')
        .set({ contactPhone: phone, contactPhoneProvenAt: market.clock.now() })
        .where('email', '=', email)
        .execute();
    },
  };
}
