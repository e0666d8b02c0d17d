import { findMarketplaceMenu, type PlaceOrderRequest } from '@counter/contract/integrations';
import { findOrder } from '@counter/contract/orders';
import type { Problem } from '@counter/contract/shared';
import { updateDeliveryFees, type DeliveryFeesRequest } from '@counter/contract/settings';
import { findStorefront } from '@counter/contract/storefront';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAudit } from '../../testing/stores/audit.ts';
import { addApiKey } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { checkLedger } from '../ledger/index.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
  await charge(shop, {
    zipCode: '11201',
    direct: { kind: 'BANDS', bands: [...bands], freeFrom: 5000 },
    pooled: { kind: 'FLAT', fee: 150, freeFrom: null },
  });
});
afterAll(async () => market.test.close());

const bands = [
  { upToMiles: 2, fee: 299 },
  { upToMiles: 5.5, fee: 499 },
];

async function charge(
  { store, owner }: TestShop,
  fees: Omit<DeliveryFeesRequest, 'storeId' | 'userId' | 'olVersion'>,
) {
  return market.ask(updateDeliveryFees, { body: { storeId: store.id, ...fees } }, owner);
}

type Part = Partial<PlaceOrderRequest>;

const to = (zip: string): Part => ({
  deliveryMethod: 'DIRECT',
  deliveryAddress: {
    street: '12 Mill Lane',
    city: 'New York',
    state: 'NY',
    zip,
    instructions: '',
  },
});

const many = () => [
  { productId: shop.products[0]?.id ?? 0, quantity: 4, options: [], specialInstructions: '' },
];

async function accountsOf(storeId: number) {
  const rows = await market.test.database.db
    .selectFrom('ledgerDays')
    .where('storeId', '=', storeId)
    .where('account', 'in', ['delivery_agents', 'delivery_commission'])
    .groupBy('account')
    .orderBy('account')
    .select(['account', ({ fn }) => fn.sum<string>('amount').as('amount')])
    .execute();
  return rows.map(({ account, amount }) => [account, Number(amount)]);
}

describe("an order's delivery fee", () => {
  it.each<[string, number, Part]>([
    ['a pickup', 0, {}],
    ['close by', 299, to('11201')],
    ['farther', 499, to('10018')],
    ['farther, by its longer ZIP code', 499, to('10018-1234')],
    ['pooled, wherever it goes', 150, { deliveryMethod: 'POOLED' }],
    ["by the app's own delivery agent", 725, { ...to('60625'), deliveryFee: 725 }],
  ])('%s: %d', async (_name, fee, part) => {
    const placed = await shop.place(part);
    const { charged, total } = await shop.place();
    expect(placed).toMatchObject({ deliveryFee: fee, payable: charged + fee, charged });
    // The store pays its commission on delivered orders, and earns nothing of the delivery fee.
    expect(placed.total).toBe(total - (placed.fee - 75));
    const params = { storeId: String(shop.store.id), orderNumber: placed.orderNumber };
    expect(await market.ask(findOrder, { params }, shop.owner)).toMatchObject({ deliveryFee: fee });
  });

  it("is zero from the store's threshold on, but only within the delivery area", async () => {
    expect(await shop.place({ ...to('10018'), items: many() })).toMatchObject({ deliveryFee: 0 });
    const refused = await shop.send({ ...to('60625'), items: many() });
    expect(refused.json()).toMatchObject({ status: 422, code: 'DELIVERY_TOO_FAR' });
  });

  it.each<[string, Part, string, string, string]>([
    [
      'too far',
      to('60625'),
      'DELIVERY_TOO_FAR',
      'deliveryAddress.zip',
      'delivers up to 5.5 miles; 60625 is about 716 miles away. Pick the order up, or choose another address.',
    ],
    [
      'an unknown ZIP code',
      to('00000'),
      'INVALID_FIELDS',
      'deliveryAddress.zip',
      "We don't know the ZIP code 00000",
    ],
    [
      'no address',
      { deliveryMethod: 'DIRECT' },
      'INVALID_FIELDS',
      'deliveryAddress',
      'Enter the delivery address',
    ],
    [
      'a fee for a pickup',
      { deliveryFee: 100 },
      'INVALID_FIELDS',
      'deliveryFee',
      'A pickup has no delivery fee',
    ],
    [
      'a fee beyond all reason',
      { ...to('11201'), deliveryFee: 100_01 },
      'INVALID_FIELDS',
      'deliveryFee',
      '',
    ],
  ])('is refused: %s', async (_name, part, code, path, message) => {
    const refused = await shop.send(part);
    expect(refused.json()).toMatchObject({ status: 422, code, errors: [{ path }] });
    expect(refused.json<Problem>().detail).toContain(message);
  });
});

describe("a store's delivery tariffs", () => {
  it('are shown to apps and on the web store', async () => {
    const { storeUrl } = shop.store;
    const params = { storeUrl };
    const told = {
      zipCode: '11201',
      direct: { kind: 'BANDS', bands, freeFrom: 5000 },
      pooled: { kind: 'FLAT', fee: 150, freeFrom: null },
    };
    const token = await addApiKey(market.test.database.db);
    const menu = await market.ask(findMarketplaceMenu, { params }, { token });
    expect(menu.store.deliveryFees).toEqual(told);
    const page = await market.ask(findStorefront, { params }, { token: '' });
    expect(page.deliveryFees).toEqual(told);
  });

  it('refuse a stale save, and each change is logged once', async () => {
    const other = await market.addShop();
    const fees = { zipCode: '', direct: { kind: 'FLAT', fee: 350, freeFrom: null } } as const;
    const wanted = { ...fees, pooled: { kind: 'NONE' } } as const;
    expect(await charge(other, wanted)).toMatchObject({ ...wanted, olVersion: 1 });
    expect(await charge(other, wanted)).toMatchObject({
      olVersion: 1,
      changedBy: other.owner.name,
    });
    const late = { storeId: other.store.id, ...wanted, zipCode: '11201', olVersion: 0 };
    const { token } = other.owner;
    const refused = await market.test.call(updateDeliveryFees, { body: late }, { token });
    expect(refused.json()).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    const entries = await findAudit(market.test.database.db, 'settings.delivery');
    expect(entries.filter(({ storeId }) => storeId === other.store.id)).toMatchObject([
      { before: { direct: { kind: 'NONE' } }, after: { direct: fees.direct } },
    ]);
  });
});

describe('the delivery fee in the books', () => {
  it('is split between delivery agent and marketplace, and reversed with a cancelled order', async () => {
    const books = await market.addShop();
    const { store } = books;
    const kept = await books.place({ ...to('11201'), deliveryFee: 725 });
    const gone = await books.place({ ...to('11201'), deliveryFee: 305 });
    const never = await books.place({ ...to('11201'), deliveryFee: 999 });
    for (const { id } of [kept, gone]) {
      for (const move of ['accept', 'ready', 'complete'] as const) await books.move(id, move);
    }
    await books.move(never.id, 'cancel');
    // 10% of 725 and of 305, each rounded half up.
    expect(await accountsOf(store.id)).toEqual([
      ['delivery_agents', 725 - 73 + (305 - 31)],
      ['delivery_commission', 73 + 31],
    ]);
    await books.move(gone.id, 'cancel');
    expect(await accountsOf(store.id)).toEqual([
      ['delivery_agents', 725 - 73],
      ['delivery_commission', 73],
    ]);
    expect(await checkLedger(market.test.database.db, store.id)).toEqual([]);
  });
});
