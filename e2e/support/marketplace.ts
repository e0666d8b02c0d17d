import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@counter/contract/endpoint';
import {
  findMarketplaceMenu,
  placeOrder,
  type PlaceOrderRequest,
} from '@counter/contract/integrations';
import { callApi } from './api.ts';

/** The API key of the demo's order feed. */
const token = 'demo-marketplace-key';

/** A store's menu from the marketplace API. */
type Menu = AnswerOf<typeof findMarketplaceMenu>['data'];

type PlacedOrder = AnswerOf<typeof placeOrder>['data'];

/** Places orders from outside, like a consumer app. */
export type Marketplace = {
  /**
   * Places an order; the same `key` returns the same order.
   * @throws Refusal
   */
  order(details?: Partial<PlaceOrderRequest>, key?: string): Promise<PlacedOrder>;
  /** Places some orders at the same time. */
  orders(count: number): Promise<readonly PlacedOrder[]>;
  menu(): Promise<Menu>;
};

/** Returns a client of a running Counter's public order API, for one demo store. */
export function openMarketplace(url: string, storeUrl: string): Marketplace {
  const order: Marketplace['order'] = async (details = {}, idempotencyKey = randomUUID()) => {
    const body = {
      storeUrl,
      customer: { name: 'Nadia Rahman', phone: '+1 (212) 555-0188' },
      deliveryMethod: 'PICKUP' as const,
      items: [await plainItem(url, storeUrl)],
      tip: 0,
      ...details,
    };
    return (await callApi(url, placeOrder, { body }, { token, idempotencyKey })).data;
  };
  return {
    order,
    orders: async (count) => Promise.all(Array.from({ length: count }, async () => order())),
    menu: async () => readMenu(url, storeUrl),
  };
}

async function readMenu(url: string, storeUrl: string): Promise<Menu> {
  return (await callApi(url, findMarketplaceMenu, { params: { storeUrl } }, { token })).data;
}

/**
 * Returns the product with a name.
 * @throws Error if it isn't on the menu
 */
export function productNamed({ products }: Menu, name: string): Menu['products'][number] {
  const product = products.find((one) => one.name === name);
  if (!product) throw new Error(`${name} is not on the menu.`);
  return product;
}

type PlainItem = { readonly productId: number; readonly quantity: number };

const known = new Map<string, PlainItem>();

/** Returns four units of a product without required options, or more to reach the store's minimum order. */
async function plainItem(url: string, storeUrl: string): Promise<PlainItem> {
  const found = known.get(storeUrl) ?? (await findPlainItem(url, storeUrl));
  known.set(storeUrl, found);
  return found;
}

async function findPlainItem(url: string, storeUrl: string): Promise<PlainItem> {
  const data = await readMenu(url, storeUrl);
  const product = data.products.find(
    ({ available, optionGroups }) =>
      available && optionGroups.every((group) => group.minimum === 0),
  );
  if (!product) throw new Error(`${storeUrl} sells nothing that can be ordered as it is`);
  const needed = Math.ceil(data.minimumOrder / product.price);
  return { productId: product.id, quantity: Math.max(4, needed) };
}
