import { readFile } from 'node:fs/promises';
import { createCounterClient, dataOf, type CounterClient } from '@counter/client';
import { acceptNewOrders, pushMenu, sellOut } from '@counter/client/point-of-sale';
import { keyScopes, type KeyScope } from '@counter/contract/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describePartnerApi } from '../../testing/partner-api/describe-partner-api.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { createApiKey } from './index.ts';

let market: TestMarket;
let shop: TestShop;
let other: TestShop;
let url: string;
beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
  other = await market.addShop();
  url = await market.test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => market.test.close());

const clientWith = (key: string) => createCounterClient({ url, key });

/** A client with a key of the shop. */
async function connect(scopes: readonly KeyScope[] = keyScopes): Promise<CounterClient> {
  return clientWith(await keyWith(scopes));
}

async function keyWith(scopes: readonly KeyScope[]): Promise<string> {
  const author = { actor: { kind: 'system', name: 'Test' }, requestId: null } as const;
  const wanted = { name: 'Till', scopes, storeIds: [shop.store.id] };
  return (await createApiKey(market.test.platform, author, wanted)).key;
}

const path = () => ({ storeUrl: shop.store.storeUrl });

describe('a point-of-sale system', () => {
  it('pushes its menu; pushing it again changes nothing', async () => {
    const client = await connect();
    const drinks = 'Mint Tea,Drinks,3.20\nLemonade,Drinks,2.80\n';
    const csv = `name,category,price\nLentil Soup,Soups,12.50\n${drinks}`;
    expect(await pushMenu(client, shop.store.storeUrl, csv)).toEqual({ added: 2, changed: 1 });
    expect(await pushMenu(client, shop.store.storeUrl, csv)).toEqual({ added: 0, changed: 0 });
    const params = { path: path() };
    const menu = dataOf(await client.GET('/marketplace/stores/{storeUrl}/menu', { params }));
    expect(menu.products.map(({ name }) => name)).toContain('Mint Tea');
    const wrong = 'name,category,price\nMint Tea,Drinks,much\n';
    await expect(pushMenu(client, shop.store.storeUrl, wrong)).rejects.toThrow('line 2');
  });

  it('marks products as sold out, all or none', async () => {
    const client = await connect();
    const [soup] = shop.products;
    const params = { path: path() };
    const readSoup = async () => {
      const menu = dataOf(await client.GET('/marketplace/stores/{storeUrl}/menu', { params }));
      return menu.products.find(({ id }) => id === soup?.id)?.available;
    };
    await expect(sellOut(client, shop.store.storeUrl, [soup?.id ?? 0, 999_999])).rejects.toThrow(
      'no longer on the menu',
    );
    expect(await readSoup()).toBe(true);
    await sellOut(client, shop.store.storeUrl, [soup?.id ?? 0]);
    expect(await readSoup()).toBe(false);
    const products = [{ id: soup?.id ?? 0, available: true }];
    const back = { params, body: { products } };
    dataOf(await client.POST('/marketplace/stores/{storeUrl}/availability', back));
    expect(await readSoup()).toBe(true);
  });

  it('follows orders and moves them to their end; a repeated move changes nothing', async () => {
    const client = await connect();
    const body = {
      storeUrl: shop.store.storeUrl,
      customer: { name: 'Nadia Rahman', phone: '+1 (212) 555-0188' },
      deliveryMethod: 'PICKUP' as const,
      items: [{ productId: shop.products[0]?.id ?? 0, quantity: 2 }],
    };
    const params = { header: { 'Idempotency-Key': 'order-1' } };
    const placed = dataOf(await client.POST('/marketplace/orders', { params, body }));
    const again = dataOf(await client.POST('/marketplace/orders', { params, body }));
    expect(again.id).toBe(placed.id);
    const accepted = await acceptNewOrders(client, shop.store.storeUrl, 20);
    expect(accepted).toMatchObject([{ id: placed.id, status: 'STORE_ACCEPTED' }]);
    expect(await acceptNewOrders(client, shop.store.storeUrl, 20)).toEqual([]);
    const move = async (wanted: 'ready' | 'complete') =>
      client.POST('/marketplace/stores/{storeUrl}/orders/{orderId}/move', {
        params: { path: { ...path(), orderId: String(placed.id) } },
        body: { move: wanted },
      });
    expect(dataOf(await move('ready')).status).toBe('READY');
    expect(dataOf(await move('ready')).status).toBe('READY');
    expect(dataOf(await move('complete')).status).toBe('COMPLETED');
    const { error } = await move('ready');
    expect(error).toMatchObject({ code: 'ORDER_MOVED' });
  });

  it("stays within its key's scopes and stores", async () => {
    const client = await connect(['orders:send', 'menu:read']);
    const params = { path: path() };
    const { error } = await client.GET('/marketplace/stores/{storeUrl}/orders', { params });
    expect(error?.detail).toContain('lacks the scope orders:manage');
    await expect(sellOut(client, shop.store.storeUrl, [1])).rejects.toThrow('menu:write');
    const all = await connect();
    const elsewhere = acceptNewOrders(all, other.store.storeUrl, 20);
    await expect(elsewhere).rejects.toMatchObject({ status: 403 });
    const nobody = acceptNewOrders(clientWith('no-key'), shop.store.storeUrl, 20);
    await expect(nobody).rejects.toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
  });
});

const clientFile = async (name: string) =>
  readFile(new URL(`../../../../../packages/client/${name}`, import.meta.url), 'utf8');

it('has a client generated from the current API description', async () => {
  // Else run "npm run generate:client".
  expect(await clientFile('openapi.json')).toBe(await describePartnerApi());
});

const collection = z.object({
  item: z.array(
    z.object({
      name: z.string(),
      request: z.object({
        method: z.string(),
        url: z.object({ raw: z.string() }),
        header: z.array(z.object({ key: z.string(), value: z.string() })),
        body: z.optional(z.object({ raw: z.string() })),
      }),
    }),
  ),
});

it('has a Postman collection whose requests the server accepts', async () => {
  const { item } = collection.parse(
    JSON.parse(await clientFile('counter.postman_collection.json')),
  );
  const variables: Record<string, string> = {
    url,
    storeUrl: shop.store.storeUrl,
    orderId: '999999',
    $guid: 'collection',
  };
  const fill = (text: string) =>
    text.replaceAll(/\{\{([$\w]+)\}\}/g, (_, name: string) => variables[name] ?? '');
  const authorization = `Bearer ${await keyWith(keyScopes)}`;
  for (const { name, request } of item) {
    const headers = new Headers({ authorization });
    for (const { key, value } of request.header) headers.set(key, fill(value));
    const answer = await fetch(fill(request.url.raw), {
      method: request.method,
      headers,
      ...(request.body && { body: fill(request.body.raw) }),
    });
    const { code = 'none' } = z.object({ code: z.string().optional() }).parse(await answer.json());
    // The ids are made up, but nothing else is refused.
    expect([name, ['none', 'NOT_FOUND', 'ITEM_UNAVAILABLE'].includes(code) ? '' : code]).toEqual([
      name,
      '',
    ]);
  }
});
