import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@counter/contract/endpoint';
import {
  findMarketplaceMenu,
  placeOrder,
  type PlaceOrderRequest,
} from '@counter/contract/integrations';

/** The demo marketplace's own key, as its order feed uses it. */
const apiKey = 'demo-marketplace-key';

export type PlacedOrder = AnswerOf<typeof placeOrder>['data'];

/** Sends orders in from outside, as a consumer app would. */
export type Marketplace = {
  order(details?: Partial<PlaceOrderRequest>): Promise<PlacedOrder>;
};

/** The public order API of a running Counter, for one store of the demo. */
export function openMarketplace(url: string, storeUrl: string): Marketplace {
  const send = async (path: string, init?: RequestInit): Promise<unknown> => {
    const response = await fetch(`${url}/api/v1${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
    });
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body;
  };
  const firstProduct = async (): Promise<number> => {
    const path = findMarketplaceMenu.path.replace('{storeUrl}', storeUrl);
    const menu = findMarketplaceMenu.answer.parse(await send(path));
    const product = menu.data.products.find(
      ({ available, optionGroups }) =>
        available && optionGroups.every((group) => group.minimum === 0),
    );
    if (!product) throw new Error(`${storeUrl} sells nothing that can be ordered as it is`);
    return product.id;
  };
  return {
    order: async (details = {}) => {
      const request = {
        storeUrl,
        customer: { name: 'Nadia Rahman', phone: '+1 (212) 555-0188' },
        deliveryMethod: 'PICKUP',
        items: [{ productId: await firstProduct(), quantity: 4 }],
        tip: 0,
        ...details,
      };
      const body = JSON.stringify(request);
      return placeOrder.answer.parse(await send(placeOrder.path, { method: 'POST', body })).data;
    },
  };
}
