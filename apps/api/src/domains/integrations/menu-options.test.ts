import { findMarketplaceMenu, findMarketplaceStores } from '@counter/contract/integrations';
import { updateChoiceAvailability } from '@counter/contract/menu';
import type { Problem } from '@counter/contract/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOptionGroup } from '../../testing/stores/deals.ts';
import { addApiKey, addProduct } from '../../testing/stores/marketplace.ts';
import { post } from '../../testing/partner-api/partners.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop({ minimumOrder: 500 });
});
afterAll(() => market.test.close());

const database = () => market.test.database.db;
const soup = () => shop.products[0]?.id ?? 0;
const item = (options: number[], quantity = 1) => ({
  productId: soup(),
  quantity,
  options,
  specialInstructions: '',
});

async function addOptions(): Promise<{
  small: number;
  large: number;
  gone: number;
  extras: number[];
}> {
  const db = database();
  const storeId = shop.store.id;
  const group = async (name: string, minimum: number, maximum: number) => {
    const created = await db
      .insertInto('optionGroups')
      .values({
        storeId,
        name,
        minimum,
        maximum,
        changedBy: 'Test',
        changedAt: new Date('2026-01-01'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('productOptionGroups')
      .values({ storeId, productId: soup(), optionGroupId: created.id, place: created.id })
      .execute();
    return created;
  };
  const choice = async (groupId: number, name: string, price: number, available = true) => {
    const { id } = await db
      .insertInto('optionChoices')
      .values({ storeId, optionGroupId: groupId, name, price, available, place: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const size = await group('Size', 1, 1);
  const extra = await group('Extras', 0, 2);
  return {
    small: await choice(size.id, 'Small', 0),
    large: await choice(size.id, 'Large', 350),
    gone: await choice(size.id, 'Family', 900, false),
    extras: [
      await choice(extra.id, 'Lemon', 50),
      await choice(extra.id, 'Sumac', 25),
      await choice(extra.id, 'Mint', 25),
    ],
  };
}

describe('options', () => {
  it('are priced by the menu and must meet the rules of their groups', async () => {
    const { small, large, gone, extras } = await addOptions();
    const [lemon = 0, sumac = 0] = extras;
    const order = await shop.place({ items: [item([large, sumac, lemon], 2)] });
    expect(order.items[0]).toMatchObject({
      unitPrice: 1675,
      totalQuantityPrice: 3350,
      options: [
        { group: 'Size', name: 'Large', price: 350 },
        { group: 'Extras', name: 'Lemon', price: 50 },
        { group: 'Extras', name: 'Sumac', price: 25 },
      ],
    });
    const refused = async (options: number[]) => {
      const { code, detail } = (await shop.send({ items: [item(options)] })).json<Problem>();
      return [code, detail];
    };
    expect(await refused([])).toEqual([
      'INVALID_FIELDS',
      'Lentil Soup: choose 1 of "Size", not 0.',
    ]);
    expect(await refused([small, large])).toEqual([
      'INVALID_FIELDS',
      'Lentil Soup: choose 1 of "Size", not 2.',
    ]);
    expect(await refused([small, ...extras])).toEqual([
      'INVALID_FIELDS',
      'Lentil Soup: choose 0 to 2 of "Extras", not 3.',
    ]);
    expect(await refused([small, lemon, lemon])).toEqual([
      'INVALID_FIELDS',
      'Lemon is chosen twice.',
    ]);
    expect(await refused([gone])).toEqual([
      'ITEM_UNAVAILABLE',
      'Family for Lentil Soup is not available right now.',
    ]);
    expect(await refused([small, 999_999])).toEqual([
      'ITEM_UNAVAILABLE',
      'Lentil Soup has no option 999999.',
    ]);
  });
});

describe('a product', () => {
  it('is unavailable while too few of its required options are left', async () => {
    const tea = await addProduct(database(), shop.store, { price: 700, name: 'Tea' });
    const choices = [{ name: 'Mint', price: 0 }];
    const group = await addOptionGroup(market, shop, tea.id, { name: 'Leaf', minimum: 1, choices });
    const mint = { storeId: shop.store.id, id: group.choices[0]?.id };
    const say = (available: boolean) =>
      post(market.test, updateChoiceAvailability, { ...mint, available }, shop.owner);
    const sent = () =>
      shop.send({ items: [{ ...item([mint.id ?? 0]), productId: tea.id, quantity: 1 }] });
    await say(false);
    const detail = 'Tea is not available right now. There isn\'t enough "Leaf" left.';
    expect((await sent()).json()).toMatchObject({ code: 'ITEM_UNAVAILABLE', detail });
    await say(true);
    expect((await sent()).statusCode).toBe(200);
  });
});

describe('an integration', () => {
  it('sees the approved stores and their menus', async () => {
    const token = await addApiKey(database());
    const hidden = await market.addShop({ approved: false });
    await addProduct(database(), shop.store, { price: 900, name: 'Pea Stew', available: false });
    const stores = await market.ask(findMarketplaceStores, {}, { token });
    const urls = stores.map(({ storeUrl }) => storeUrl);
    expect(urls).toContain(shop.store.storeUrl);
    expect(urls).not.toContain(hidden.store.storeUrl);
    const params = { storeUrl: shop.store.storeUrl };
    const menu = await market.ask(findMarketplaceMenu, { params }, { token });
    expect(menu).toMatchObject({
      store: { ...params, state: 'OPEN', currency: 'USD' },
      minimumOrder: 500,
    });
    expect(menu.products.map(({ name, price, available }) => [name, price, available])).toEqual([
      ['Flat Bread', 399, true],
      ['Lentil Soup', 1250, true],
      ['Pea Stew', 900, false],
      ['Tea', 700, true],
    ]);
  });
});
