import {
  createOperatorKey,
  createStoreKey,
  endOperatorKey,
  endStoreKey,
  findOperatorKeys,
  findMarketplaceMenu,
  findMarketplaceStores,
  findStoreKeys,
  placeOrder,
  rotateOperatorKey,
  rotateStoreKey,
} from '@counter/contract/integrations';
import type { KeyScope } from '@counter/contract/registry';
import { hourMs, type Problem } from '@counter/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAudit } from '../../testing/stores/audit.ts';
import { addUser, testPassword, type TestUser } from '../../testing/stores/marketplace.ts';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';

let market: TestMarket;
let shop: TestShop;
let other: TestShop;
let operator: TestUser;

beforeAll(async () => {
  market = await createTestMarket();
  operator = await addUser(market.test.platform.db, { operator: true });
});
beforeEach(async () => {
  [shop, other] = [await market.addShop(), await market.addShop()];
});
afterAll(() => market.test.close());

const proof = { password: testPassword };
const both: KeyScope[] = ['orders:send', 'menu:read'];

type Wanted = { readonly name?: string; readonly scopes?: KeyScope[] };

const keyBody = ({ name = 'Till', scopes = both }: Wanted = {}) => ({
  storeId: shop.store.id,
  name,
  scopes,
  ...proof,
});

const makeKey = async (wanted?: Wanted) =>
  market.ask(createStoreKey, { body: keyBody(wanted) }, shop.owner);

async function readMenu(key: string, of = shop): Promise<number> {
  const params = { storeUrl: of.store.storeUrl };
  return (await market.test.call(findMarketplaceMenu, { params }, { token: key })).statusCode;
}

async function storeKeys() {
  const params = { storeId: String(shop.store.id) };
  return (await market.ask(findStoreKeys, { params }, shop.owner)).keys;
}

const operatorKeys = async () => (await market.ask(findOperatorKeys, {}, operator)).keys;

describe("a store's API key", () => {
  it('reads and sends only for its store, and shows when it was last used', async () => {
    const { id, key } = await makeKey();
    expect(await readMenu(key)).toBe(200);
    expect(await readMenu(key, other)).toBe(403);
    const stores = await market.ask(findMarketplaceStores, {}, { token: key });
    expect(stores.map(({ storeUrl }) => storeUrl)).toEqual([shop.store.storeUrl]);
    expect(await storeKeys()).toMatchObject([
      {
        id,
        name: 'Till',
        scopes: both,
        stores: [{ id: shop.store.id }],
        createdBy: shop.owner.name,
        lastUsedAt: market.clock.now().toISOString(),
        endedAt: null,
      },
    ]);
    expect(JSON.stringify(await storeKeys())).not.toContain(key);
  });

  it('does only what its scopes allow', async () => {
    const { key } = await makeKey({ scopes: ['menu:read'] });
    expect(await readMenu(key)).toBe(200);
    const sent = await post(market.test, placeOrder, {}, { token: key }, 'one');
    expect(sent.statusCode).toBe(403);
    expect(sent.json<Problem>().detail).toBe(
      'The API key "Till" lacks the scope orders:send. Make a key that has it.',
    );
  });

  it('keeps working with its old secret during the overlap, and a repeated order is placed once', async () => {
    const { id, key } = await makeKey();
    const item = { productId: shop.products[0]?.id ?? 0, quantity: 1 };
    const body = {
      storeUrl: shop.store.storeUrl,
      customer: { name: 'Ada', phone: '+1 212 555 0142' },
      deliveryMethod: 'PICKUP' as const,
      items: [item],
    };
    const order = async (token: string) =>
      orderOf(await market.test.call(placeOrder, { body }, { token, idempotencyKey: 'kept' }));
    const placed = await order(key);
    const rotation = { storeId: shop.store.id, id, overlapHours: 24 as const, ...proof };
    const next = await market.ask(rotateStoreKey, { body: rotation }, shop.owner);
    expect(next.id).toBe(id);
    expect((await order(next.key)).orderNumber).toBe(placed.orderNumber);
    market.clock.advance(24 * hourMs - 1);
    expect(await readMenu(key)).toBe(200);
    const [rotated] = await storeKeys();
    expect(rotated?.previousUntil).not.toBeNull();
    market.clock.advance(1);
    expect([await readMenu(key), await readMenu(next.key)]).toEqual([401, 200]);
    expect(await storeKeys()).toMatchObject([{ previousUntil: null }]);
  });

  it('ends at once with both secrets, and leaves the list after 30 days', async () => {
    const { id, key } = await makeKey();
    const spare = await makeKey({ name: 'Spare' });
    const rotation = { storeId: shop.store.id, id, overlapHours: 168 as const, ...proof };
    const next = await market.ask(rotateStoreKey, { body: rotation }, shop.owner);
    expect(await readMenu(next.key)).toBe(200);
    await market.ask(endStoreKey, { body: { storeId: shop.store.id, id } }, shop.owner);
    expect([await readMenu(key), await readMenu(next.key)]).toEqual([401, 401]);
    const again = await post(market.test, endStoreKey, { storeId: shop.store.id, id }, shop.owner);
    expect(again.statusCode).toBe(404);
    expect(await storeKeys()).toMatchObject([
      { id: spare.id, previousUntil: null, endedAt: null, lastUsedAt: null },
      { id, previousUntil: null, endedAt: /./, lastUsedAt: /./ },
    ]);
    expect(await readMenu(spare.key)).toBe(200);
    market.clock.advance(31 * 24 * hourMs);
    expect(await storeKeys()).toMatchObject([{ id: spare.id }]);
  });

  it("can't be reached from another store", async () => {
    const { id, key } = await makeKey();
    const claims = { storeId: other.store.id, id };
    const ended = await post(market.test, endStoreKey, claims, other.owner);
    const rotation = { ...claims, overlapHours: 0, ...proof };
    const rotated = await post(market.test, rotateStoreKey, rotation, other.owner);
    expect([ended.statusCode, rotated.statusCode, await readMenu(key)]).toEqual([404, 404, 200]);
  });

  it("needs an owner's proof to be created or rotated", async () => {
    const { id } = await makeKey();
    const claims = { storeId: shop.store.id };
    const wrong = { password: 'Not-my-pass-1' };
    const made = { ...claims, name: 'Till', scopes: both, ...wrong };
    const rotated = { ...claims, id, overlapHours: 0, ...wrong };
    expect((await post(market.test, createStoreKey, made, shop.owner)).statusCode).toBe(422);
    expect((await post(market.test, rotateStoreKey, rotated, shop.owner)).statusCode).toBe(422);
    expect(await storeKeys()).toHaveLength(1);
  });

  it('is limited to 20 per store', async () => {
    for (let made = 0; made < 20; made += 1) await makeKey({ name: `Till ${made}` });
    const refused = await post(market.test, createStoreKey, keyBody(), shop.owner);
    expect(refused.json<Problem>().detail).toBe(
      'A store can have 20 API keys. End one that is no longer used.',
    );
  });

  it("logs each step in its store's audit log, even an operator's", async () => {
    const { id } = await makeKey();
    const rotation = { id, overlapHours: 1 as const, ...proof };
    await market.ask(rotateOperatorKey, { body: rotation }, operator);
    await market.ask(endOperatorKey, { body: { id } }, operator);
    const { db } = market.test.platform;
    for (const [action, who] of [
      ['store_key.create', shop.owner.name],
      ['store_key.rotate', operator.name],
      ['store_key.end', operator.name],
    ] as const) {
      const own = (await findAudit(db, action)).filter(({ entityId }) => entityId === id);
      expect(own).toMatchObject([{ storeId: shop.store.id, actorName: who }]);
    }
  });
});

describe("the marketplace's API key", () => {
  it("covers all stores or some, and isn't shown to owners", async () => {
    const wanted = { name: 'Food hub', scopes: both, ...proof };
    const all = await market.ask(
      createOperatorKey,
      { body: { ...wanted, storeUrls: null } },
      operator,
    );
    const storeUrls = [shop.store.storeUrl, other.store.storeUrl];
    const some = await market.ask(createOperatorKey, { body: { ...wanted, storeUrls } }, operator);
    const third = await market.addShop();
    expect([await readMenu(all.key, third), await readMenu(all.key, shop)]).toEqual([200, 200]);
    expect([await readMenu(some.key, third), await readMenu(some.key, other)]).toEqual([403, 200]);
    expect(await storeKeys()).toEqual([]);
    const listed = new Map((await operatorKeys()).map((key) => [key.id, key]));
    expect(listed.get(all.id)?.stores).toBeNull();
    expect(
      listed
        .get(some.id)
        ?.stores?.map(({ storeUrl }) => storeUrl)
        .toSorted(),
    ).toEqual(storeUrls.toSorted());
    const { db } = market.test.platform;
    expect((await findAudit(db, 'api_key.create')).map(({ storeId }) => storeId)).toEqual([0, 0]);
  });

  it('accepts only existing stores', async () => {
    const body = { name: 'Hub', scopes: both, storeUrls: ['nowhere'], ...proof };
    const refused = await post(market.test, createOperatorKey, body, operator);
    expect(refused.json<Problem>().errors).toEqual([
      { path: 'storeUrls', message: 'There is no store "nowhere".' },
    ]);
  });

  it('belongs to the store if it covers only that one, and its owner can end it', async () => {
    const body = {
      name: 'Signage',
      scopes: both,
      storeUrls: [shop.store.storeUrl],
      ...proof,
    };
    const { id, key } = await market.ask(createOperatorKey, { body }, operator);
    expect(await storeKeys()).toMatchObject([{ id, createdBy: operator.name }]);
    await market.ask(endStoreKey, { body: { storeId: shop.store.id, id } }, shop.owner);
    expect(await readMenu(key)).toBe(401);
  });
});
