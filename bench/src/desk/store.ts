import { randomUUID } from 'node:crypto';
import { findMarketplaceMenu, placeOrder } from '@counter/contract/integrations';
import {
  acceptOrder,
  completeOrder,
  findTodaysOrders,
  readyOrder,
  todaysOrdersPageSize,
  updateOrdersSeen,
} from '@counter/contract/orders';
import { keptSession, signInToDemo } from '../demo.ts';
import { asked } from '../screens/asked.ts';

const storeUrl = 'cedar-kitchen';
const marketplaceKey = 'demo-marketplace-key';
const inParallel = 10;

/** A demo store, used by its owner and by the marketplace. */
export type Store = {
  /** The session as the web app stores it in a browser. */
  readonly session: string;
  /** Places some orders without an alarm and returns their ids. */
  place(count: number): Promise<readonly number[]>;
  /** Moves orders from New to Completed. */
  finish(ids: readonly number[]): Promise<void>;
};

/** Signs in to the demo's kitchen. */
export async function openStore(url: string): Promise<Store> {
  const signedIn = await signInToDemo(url);
  const { data } = signedIn;
  const claims = { userId: data.userId, storeId: data.storeId ?? 0 };
  const own = { url, token: data.token };
  const item = await findItem(url);

  async function placeOne(n: number): Promise<void> {
    const customer = {
      name: `Customer ${n % 100}`,
      phone: `+1212555${String(n % 100).padStart(4, '01')}`,
    };
    const body = { storeUrl, customer, deliveryMethod: 'PICKUP', items: [item], tip: 0 };
    const key = { 'idempotency-key': randomUUID() };
    await asked({ url, token: marketplaceKey }, placeOrder.path, body, key);
  }

  async function findNew(pageNumber = 0): Promise<number[]> {
    const answer = await asked(own, findTodaysOrders.path, { ...claims, pageNumber });
    const { data: orders } = findTodaysOrders.answer.parse(JSON.parse(answer));
    const ids = orders.filter(({ status }) => status === 'NEW').map(({ id }) => id);
    return orders.length < todaysOrdersPageSize
      ? ids
      : [...ids, ...(await findNew(pageNumber + 1))];
  }

  return {
    session: keptSession(signedIn),
    place: async (count) => {
      await eachOf(
        Array.from({ length: count }, (_, n) => n),
        placeOne,
      );
      const ids = await findNew();
      const orderIds = ids.slice(0, 500);
      await asked(own, updateOrdersSeen.path, { ...claims, orderIds });
      return ids;
    },
    finish: async (ids) =>
      eachOf(ids, async (orderId) => {
        const move = { ...claims, orderId };
        await asked(own, acceptOrder.path, { ...move, status: 'STORE_ACCEPTED' });
        await asked(own, readyOrder.path, { ...move, status: 'READY' });
        await asked(own, completeOrder.path, { ...move, status: 'COMPLETED' });
      }),
  };
}

async function findItem(url: string): Promise<{ productId: number; quantity: number }> {
  const path = findMarketplaceMenu.path.replace('{storeUrl}', storeUrl);
  const headers = { authorization: `Bearer ${marketplaceKey}` };
  const answer = await fetch(`${url}/api/v1${path}`, { headers });
  const { data } = findMarketplaceMenu.answer.parse(await answer.json());
  const product = data.products.find(
    ({ available, optionGroups }) =>
      available && optionGroups.every(({ minimum }) => minimum === 0),
  );
  if (!product) throw new Error('The demo sells nothing that can be ordered as it is.');
  return { productId: product.id, quantity: Math.ceil(data.minimumOrder / product.price) || 1 };
}

/** Runs a task for each value, a few at a time. */
async function eachOf<Value>(
  values: readonly Value[],
  work: (value: Value) => Promise<void>,
): Promise<void> {
  const left = values.values();
  const worker = async (): Promise<void> => {
    for (const value of left) await work(value);
  };
  await Promise.all(Array.from({ length: inParallel }, worker));
}
