import { removeFromBusiness } from '@counter/contract/menu';
import { findMarketplaceMenu, type PlaceOrderRequest } from '@counter/contract/integrations';
import { fillBasket, findOrder, priceOrder, type Order } from '@counter/contract/orders';
import type { Problem } from '@counter/contract/shared';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDeal, addOptionGroup, setProduct } from '../../testing/stores/deals.ts';
import { addApiKey, addProduct } from '../../testing/stores/marketplace.ts';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';
import { compareRollups } from '../orders/index.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(() => market.test.close());

const soup = () => shop.products[0]?.id ?? 0;
const bread = () => shop.products[1]?.id ?? 0;
const deal = (
  dealId: number,
  quantity = 1,
  parts: PlaceOrderRequest['deals'][number]['parts'] = [],
) => ({
  dealId,
  quantity,
  parts,
  specialInstructions: '',
});

async function refusal(order: Partial<PlaceOrderRequest>) {
  const { status, code, detail, errors = [] } = (await shop.send(order)).json<Problem>();
  return { status, code, detail, paths: errors.map(({ path }) => path) };
}

async function menuOf(one: TestShop) {
  const token = await addApiKey(market.test.database.db);
  const params = { storeUrl: one.store.storeUrl };
  return market.ask(findMarketplaceMenu, { params }, { token });
}

describe('an ordered deal', () => {
  beforeAll(async () => {
    shop = await market.addShop();
  });

  it('is a line per product, with the reduction taken off exactly those lines', async () => {
    const id = await addDeal(market, shop);
    const item = { productId: bread(), quantity: 1, options: [], specialInstructions: '' };
    const order = await shop.place({ items: [item], deals: [deal(id, 2)] });
    expect(order).toMatchObject({
      totalItems: 7,
      subtotal: 6197,
      discount: 998,
      discountDisplayValue: '$ 9.98',
      // 33 cents on the single bread, 342 and 54 on what the deal leaves of its own two lines.
      tax: 429,
      charged: 5628,
    });
    expect(order.items.map(({ name, quantity, deal: ofDeal }) => [name, quantity, ofDeal])).toEqual(
      [
        ['Flat Bread', 1, null],
        ['Lentil Soup', 4, { id, name: 'Lunch for two', quantity: 2 }],
        ['Flat Bread', 2, { id, name: 'Lunch for two', quantity: 2 }],
      ],
    );
  });

  it('keeps its name in the order, even after the deal is removed', async () => {
    const id = await addDeal(market, shop, { name: 'Supper' });
    const { orderNumber } = await shop.place({ items: [], deals: [deal(id)] });
    const body = { businessId: shop.store.id, discriminator: 'DEAL', ids: [id] };
    await post(market.test, removeFromBusiness, body, shop.owner);
    const params = { storeId: String(shop.store.id), orderNumber };
    const stored = await market.ask(findOrder, { params }, shop.owner);
    expect(stored.items[0]?.deal).toEqual({ id, name: 'Supper', quantity: 1 });
    expect(await refusal({ items: [], deals: [deal(id)] })).toMatchObject({
      code: 'ITEM_UNAVAILABLE',
      detail: `Deal ${id} is not on the menu.`,
    });
  });

  it('adds its priced options on top and requires the mandatory ones', async () => {
    const tea = await addProduct(market.test.database.db, shop.store, { price: 300, name: 'Tea' });
    const { choices } = await addOptionGroup(market, shop, tea.id, {
      name: 'Cup',
      minimum: 1,
      choices: [
        { name: 'Small', price: 0 },
        { name: 'Large', price: 50 },
      ],
    });
    const dealDetails = [{ productId: tea.id, quantity: 2 }];
    const id = await addDeal(market, shop, { name: 'Two teas', price: 500, dealDetails });
    const large = choices[1]?.id ?? 0;
    const withCups = (options: number[]) => deal(id, 1, [{ productId: tea.id, options }]);
    const order = await shop.place({ items: [], deals: [withCups([large])] });
    expect(order).toMatchObject({ subtotal: 700, discount: 100 });
    expect(await refusal({ items: [], deals: [deal(id)] })).toEqual({
      status: 422,
      code: 'INVALID_FIELDS',
      detail: 'Tea: choose 1 of "Cup", not 0.',
      paths: ['deals[0].parts.options'],
    });
    const stray = { productId: soup(), options: [] };
    expect(
      await refusal({
        items: [],
        deals: [deal(id, 1, [{ productId: tea.id, options: [large] }, stray])],
      }),
    ).toMatchObject({
      detail: `Two teas has no product ${soup()}.`,
      paths: ['deals[0].parts[1].productId'],
    });
  });

  it("is refused with the reason if a part is unavailable or the deal hasn't started", async () => {
    const id = await addDeal(market, shop, { name: 'Lunch' });
    await setProduct(market, soup(), {
      available: false,
      unavailableUntil: new Date('2026-03-04T20:00:00Z'),
    });
    expect(await refusal({ items: [], deals: [deal(id)] })).toEqual({
      status: 409,
      code: 'ITEM_UNAVAILABLE',
      detail: 'Lentil Soup is unavailable until 3:00 PM.',
      paths: ['deals[0]'],
    });
    orderOf(await shop.send({ items: [], deals: [deal(id)], scheduledAt: '2026-03-04T20:00:00Z' }));
    await setProduct(market, soup(), { available: true, unavailableUntil: null });
    const next = await addDeal(market, shop, { name: 'Brunch', startDate: '2026-03-08' });
    expect(await refusal({ items: [], deals: [deal(next)] })).toMatchObject({
      detail: 'Brunch starts on Mar 8.',
    });
    orderOf(
      await shop.send({ items: [], deals: [deal(next)], scheduledAt: '2026-03-08T17:00:00Z' }),
    );
  });

  it('costs the sum of its parts if that is less', async () => {
    const own = await market.addShop();
    shop = own;
    const id = await addDeal(market, shop);
    await setProduct(market, soup(), { price: 500 });
    const { deals } = await menuOf(shop);
    expect(deals).toMatchObject([{ id, price: 1399, available: true, reason: '' }]);
    expect(await shop.place({ items: [], deals: [deal(id)] })).toMatchObject({
      subtotal: 1399,
      discount: 0,
    });
  });

  it('is required if the order has no items', async () => {
    expect(await refusal({ items: [], deals: [] })).toMatchObject({
      code: 'INVALID_FIELDS',
      paths: ['items'],
    });
  });

  it('counts toward the minimum order with its own price', async () => {
    shop = await market.addShop({ minimumOrder: 2500 });
    const id = await addDeal(market, shop);
    expect(await refusal({ items: [], deals: [deal(id)] })).toMatchObject({
      code: 'BELOW_MINIMUM_ORDER',
      detail: expect.stringContaining('this one comes to $ 24.00') as unknown,
    });
  });
});

describe("any basket's price", () => {
  beforeAll(async () => {
    shop = await market.addShop();
    const { db } = market.test.database;
    await setProduct(market, bread(), { taxRate: 0, discount: 50 });
    const tea = await addProduct(db, shop.store, { price: 333, name: 'Tea' });
    await addOptionGroup(market, shop, soup(), {
      name: 'Extras',
      maximum: 3,
      choices: [1, 33, 250].map((price) => ({ name: `For ${price}`, price })),
    });
    await addDeal(market, shop, { name: 'Pair', price: 1500 });
    const dealDetails = [soup(), bread(), tea.id].map((productId) => ({ productId, quantity: 3 }));
    await addDeal(market, shop, { name: 'Feast', price: 4999, dealDetails });
    await addDeal(market, shop, { name: 'Free', price: 0, dealDetails: dealDetails.slice(2) });
  });

  const quantity = fc.integer({ min: 1, max: 5 });
  const drawn = fc.record({
    items: fc.array(fc.record({ product: fc.nat(2), quantity, options: fc.subarray([0, 1, 2]) }), {
      maxLength: 3,
    }),
    deals: fc.array(fc.record({ deal: fc.nat(2), quantity, options: fc.subarray([0, 1, 2]) }), {
      minLength: 1,
      maxLength: 3,
    }),
    tip: fc.integer({ min: 0, max: 999 }),
  });

  it("is the same in the browser's preview, in the intake and in the stored order", async () => {
    const menu = await menuOf(shop);
    const idsOf = (productId: number, options: readonly number[]): number[] => {
      const choices = menu.products.find(({ id }) => id === productId)?.optionGroups[0]?.choices;
      return options.flatMap((index) => choices?.[index]?.id ?? []);
    };
    const note = { specialInstructions: '' };
    const toOrder = (one: typeof drawn extends fc.Arbitrary<infer Value> ? Value : never) => ({
      items: one.items.map(({ product, options, quantity: count }) => {
        const productId = menu.products[product]?.id ?? 0;
        return { productId, quantity: count, options: idsOf(productId, options), ...note };
      }),
      deals: one.deals.map(({ deal: index, options, quantity: count }) => ({
        dealId: menu.deals[index]?.id ?? 0,
        quantity: count,
        parts: (menu.deals[index]?.parts ?? []).map(({ productId }) => ({
          productId,
          options: idsOf(productId, options),
        })),
        ...note,
      })),
      tip: one.tip,
    });
    const amounts = ({ subtotal, discount, tax, tip, fee, charged, total }: Order) => ({
      subtotal,
      discount,
      tax,
      tip,
      fee,
      charged,
      total,
    });
    for (const order of fc.sample(drawn, { numRuns: 40, seed: 20_260_304 }).map(toOrder)) {
      const { lines } = fillBasket(order, menu, 82_500);
      const { lines: _lines, ...preview } = priceOrder({
        lines,
        discount: 0,
        tip: order.tip,
        feeRate: 600,
      });
      const placed = await shop.place(order);
      expect(amounts(placed)).toEqual(preview);
      const params = { storeId: String(shop.store.id), orderNumber: placed.orderNumber };
      const stored = await market.ask(findOrder, { params }, shop.owner);
      expect(amounts(stored)).toEqual(preview);
      expect(stored.items.map(({ totalQuantityPrice }) => totalQuantityPrice)).toEqual(
        lines.map((line) => line.unitPrice * line.quantity),
      );
    }
    expect(await compareRollups(market.test.database.db, shop.store.id)).toEqual([]);
  });
});
