import { findDeal, findDeals, updateDealAvailability, type Deal } from '@counter/contract/deals';
import { findMarketingCalendar } from '@counter/contract/marketing';
import { removeFromBusiness, restoreToBusiness } from '@counter/contract/menu';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAudit } from '../../testing/stores/audit.ts';
import { addProduct, addUser, type TestUser } from '../../testing/stores/marketplace.ts';
import { addDeal, sendDeal, setProduct } from '../../testing/stores/deals.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';

let market: TestMarket;
let shop: TestShop;
let staff: TestUser;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  shop = await market.addShop();
  staff = await addUser(market.test.database.db, { store: shop.store, role: 'staff' });
});
afterAll(() => market.test.close());

const database = () => market.test.database.db;
const soup = () => shop.products[0]?.id ?? 0;
const bread = () => shop.products[1]?.id ?? 0;

async function read(id: number): Promise<Deal> {
  const params = { storeId: String(shop.store.id), dealId: String(id) };
  return market.ask(findDeal, { params }, staff);
}

describe('a deal', () => {
  it('shows its parts and savings, and is in the audit log', async () => {
    const id = await addDeal(market, shop, { description: 'Until it is gone' });
    expect(await read(id)).toEqual({
      id,
      name: 'Lunch for two',
      description: 'Until it is gone',
      image: null,
      price: 2400,
      discount: 499,
      available: true,
      state: 'AVAILABLE',
      reason: '',
      until: null,
      startDate: null,
      endDate: null,
      dealDetails: [
        {
          productId: soup(),
          productName: 'Lentil Soup',
          quantity: 2,
          price: 1250,
          available: true,
        },
        { productId: bread(), productName: 'Flat Bread', quantity: 1, price: 399, available: true },
      ],
      business: { currency: 'USD' },
      olVersion: 1,
    });
    expect((await findAudit(database(), 'deal.create')).at(-1)).toMatchObject({
      entityId: id,
      actorName: shop.owner.name,
      after: { name: 'Lunch for two', price: 2400 },
    });
  });

  it('changes as a whole, parts included, and rejects a stale save', async () => {
    const [id, other] = [
      await addDeal(market, shop),
      await addDeal(market, shop, { name: 'Dinner' }),
    ];
    const before = await read(other);
    const dealDetails = [{ productId: bread(), quantity: 3 }];
    const edit = { id, olVersion: 1, name: 'Bread basket', price: 1000, dealDetails };
    expect((await sendDeal(market, shop, edit)).json()).toEqual({
      data: id,
      message: 'Deal saved.',
    });
    expect(await read(id)).toMatchObject({ name: 'Bread basket', discount: 197, olVersion: 2 });
    expect(await read(other)).toEqual(before);
    const stale = await sendDeal(market, shop, { ...edit, name: 'Other' });
    expect(stale.json()).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
      detail: `${shop.owner.name} changed the name, the price and the products of "Bread basket" at 12:00 PM, after you opened it. Nothing was saved.`,
    });
    expect(await read(id)).toMatchObject({ name: 'Bread basket' });
  });

  it('makes no version of a save that changes nothing, and records only what changed', async () => {
    const id = await addDeal(market, shop);
    expect((await sendDeal(market, shop, { id, olVersion: 1 })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ olVersion: 1 });
    expect((await sendDeal(market, shop, { id, olVersion: 1, price: 2000 })).statusCode).toBe(200);
    const entries = await findAudit(database(), 'deal.update');
    expect(entries.filter(({ entityId }) => entityId === id)).toEqual([
      expect.objectContaining({ before: { price: 2400 }, after: { price: 2000 } }),
    ]);
  });

  it('never costs more than its parts', async () => {
    const dearer = await sendDeal(market, shop, { price: 2900 });
    expect(dearer.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'price', message: 'A deal must not cost more than its parts, $ 28.99.' }],
    });
    await addDeal(market, shop, { price: 2899 });
  });

  it("consists of products on the store's menu", async () => {
    const stranger = await market.addShop();
    const foreign = stranger.products[0]?.id ?? 0;
    const gone = await addProduct(database(), shop.store, { price: 500 });
    await post(
      market.test,
      removeFromBusiness,
      { businessId: shop.store.id, discriminator: 'PRODUCT', ids: [gone.id] },
      shop.owner,
    );
    const dealDetails = [soup(), foreign, gone.id].map((productId) => ({ productId, quantity: 1 }));
    expect((await sendDeal(market, shop, { price: 100, dealDetails })).json()).toMatchObject({
      status: 422,
      errors: [
        { path: 'dealDetails[1].productId', message: 'Choose a product of this store.' },
        { path: 'dealDetails[2].productId', message: 'Choose a product of this store.' },
      ],
    });
  });

  it.each([
    ['name', { name: ' ' }, 'Deal name is required'],
    ['price', { price: null }, 'Price is required'],
    ['dealDetails', { dealDetails: [] }, 'Add the products of the deal'],
    [
      'endDate',
      { startDate: '2026-03-05', endDate: '3/4/2026' },
      'End date must not be before the start date.',
    ],
    ['image', { image: '/uploads/not-mine-large.webp' }, 'This picture no longer exists.'],
  ])('is rejected for its %s %j', async (path, fields, message) => {
    const response = await sendDeal(market, shop, fields);
    expect(response.statusCode).toBe(422);
    expect(response.json<{ errors: unknown[] }>().errors).toEqual([
      { path, message: expect.stringContaining(message) as unknown },
    ]);
  });

  it('is hidden from other stores', async () => {
    const id = await addDeal(market, shop);
    const stranger = await market.addShop();
    const foreign = await sendDeal(market, stranger, { id, olVersion: 1 });
    expect(foreign.statusCode).toBe(404);
    const body = { businessId: stranger.store.id, discriminator: 'DEAL', ids: [id] };
    const removal = await post(market.test, removeFromBusiness, body, stranger.owner);
    expect(removal.statusCode).toBe(404);
  });
});

describe('deals', () => {
  it('are listed 20 a page, newest first', async () => {
    for (let index = 1; index <= 21; index += 1)
      await addDeal(market, shop, { name: `Deal ${index}` });
    const page = async (pageNumber: number) =>
      market.ask(findDeals, { body: { businessId: shop.store.id, pageNumber } }, staff);
    const [first, second] = [await page(0), await page(1)];
    expect(first.content.map(({ name }) => name).slice(0, 2)).toEqual(['Deal 21', 'Deal 20']);
    expect(first).toMatchObject({ firstPage: true, lastPage: false, totalElements: 21 });
    expect(second).toMatchObject({
      firstPage: false,
      lastPage: true,
      content: [{ name: 'Deal 1' }],
    });
  });

  it('can be deleted and restored several at once', async () => {
    const ids = [await addDeal(market, shop), await addDeal(market, shop, { name: 'Supper' })];
    await addDeal(market, shop, { name: 'Brunch' });
    const body = { businessId: shop.store.id, discriminator: 'DEAL', ids };
    const names = async () => {
      const { content } = await market.ask(
        findDeals,
        { body: { businessId: shop.store.id, pageNumber: 0 } },
        staff,
      );
      return content.map(({ name }) => name);
    };
    const other = await addDeal(market, await market.addShop());
    for (const missing of [other, 999_999]) {
      const wrong = { ...body, ids: [...ids, missing] };
      const refused = await post(market.test, removeFromBusiness, wrong, shop.owner);
      expect(refused.json()).toMatchObject({
        status: 404,
        detail: 'Some of these deals are no longer on your menu.',
      });
    }
    const removed = await post(market.test, removeFromBusiness, body, shop.owner);
    expect(removed.json()).toEqual({ data: { ids }, message: '2 deals were deleted.' });
    expect(await names()).toEqual(['Brunch']);
    const restored = await post(market.test, restoreToBusiness, body, shop.owner);
    expect(restored.json()).toMatchObject({ message: '2 deals were restored.' });
    expect(await names()).toEqual(['Brunch', 'Supper', 'Lunch for two']);
  });
});

describe("a deal's availability", () => {
  it("depends first on the store's setting, which staff can change", async () => {
    const id = await addDeal(market, shop);
    const say = async (available: boolean) =>
      post(
        market.test,
        updateDealAvailability,
        { businessId: shop.store.id, id, available },
        staff,
      );
    expect((await say(false)).json()).toMatchObject({
      data: { available: false, state: 'UNAVAILABLE', reason: 'Lunch for two is out of stock.' },
      message: 'Lunch for two is out of stock.',
    });
    await say(false);
    const entries = await findAudit(database(), 'deal.availability');
    expect(entries.filter(({ entityId }) => entityId === id)).toHaveLength(1);
    expect((await say(true)).json()).toMatchObject({ data: { state: 'AVAILABLE' } });
  });

  it("follows its dates in the store's time zone", async () => {
    const id = await addDeal(market, shop, { startDate: '2026-03-05', endDate: '2026-03-06' });
    expect(await read(id)).toMatchObject({
      state: 'NOT_STARTED',
      reason: 'Lunch for two starts on Mar 5.',
      until: '2026-03-05T05:00:00.000Z',
    });
    const later = async (instant: string) => {
      const before = market.clock.now();
      market.clock.set(new Date(instant));
      const { state, reason } = await read(id);
      market.clock.set(before);
      return [state, reason];
    };
    expect(await later('2026-03-05T05:00:00Z')).toEqual(['AVAILABLE', '']);
    expect(await later('2026-03-07T04:59:00Z')).toEqual(['AVAILABLE', '']);
    expect(await later('2026-03-07T05:00:00Z')).toEqual(['ENDED', 'Lunch for two ended on Mar 6.']);
  });

  it('follows its parts and names the missing one with its end', async () => {
    const id = await addDeal(market, shop);
    const status = async () => {
      const { state, reason, until } = await read(id);
      return [state, reason, until];
    };
    const untilThree = new Date('2026-03-04T20:00:00Z');
    await setProduct(market, soup(), { available: false, unavailableUntil: untilThree });
    expect(await status()).toEqual([
      'PART_UNAVAILABLE',
      'Lentil Soup is unavailable until 3:00 PM.',
      '2026-03-04T20:00:00.000Z',
    ]);
    await setProduct(market, soup(), { available: true, unavailableUntil: null, dailyLimit: 1 });
    expect(await status()).toEqual([
      'PART_UNAVAILABLE',
      'Lentil Soup is sold out today.',
      '2026-03-05T05:00:00.000Z',
    ]);
    await setProduct(market, soup(), { dailyLimit: 2 });
    expect(await status()).toEqual(['AVAILABLE', '', null]);
    const body = { businessId: shop.store.id, discriminator: 'PRODUCT', ids: [bread()] };
    await post(market.test, removeFromBusiness, body, shop.owner);
    expect(await status()).toEqual([
      'PART_UNAVAILABLE',
      'Flat Bread is no longer on the menu.',
      null,
    ]);
  });
});

it("the deals that run in a month's weeks are in the marketing calendar, oldest first", async () => {
  // The weeks of April reach from March 26 to May 6.
  await addDeal(market, shop, { name: 'Always' });
  await addDeal(market, shop, { name: 'Until the first day', endDate: '2026-03-26' });
  await addDeal(market, shop, { name: 'From the last day', startDate: '2026-05-06' });
  await addDeal(market, shop, { name: 'Over', endDate: '2026-03-25' });
  await addDeal(market, shop, { name: 'Later', startDate: '2026-05-07' });
  await addDeal(market, await market.addShop(), { name: 'Of others' });
  const businessId = shop.store.id;
  const off = { businessId, id: await addDeal(market, shop, { name: 'Off' }), available: false };
  await post(market.test, updateDealAvailability, off, staff);
  const ids = [await addDeal(market, shop, { name: 'Gone' })];
  const removed = { businessId, discriminator: 'DEAL', ids };
  await post(market.test, removeFromBusiness, removed, shop.owner);
  const params = { storeId: String(businessId), month: '2026-04' };
  const entries = await market.ask(findMarketingCalendar, { params }, shop.owner);
  expect(entries.map(({ title }) => title)).toEqual([
    'Always',
    'Until the first day',
    'From the last day',
  ]);
});
