import { updateDealAvailability } from '@counter/contract/deals';
import { findOffMenu, updateChoiceAvailability } from '@counter/contract/menu';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDeal, addOptionGroup, setProduct } from '../../testing/stores/deals.ts';
import { createTestMarket, type TestMarket } from '../../testing/stores/orders.ts';
import { addProduct, addUser } from '../../testing/stores/marketplace.ts';
import { post } from '../../testing/partner-api/partners.ts';

let market: TestMarket;

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(() => market.test.close());

it('lists unavailable items, soonest return first', async () => {
  const shop = await market.addShop();
  const { db } = market.test.database;
  const storeId = shop.store.id;
  const staff = await addUser(db, { store: shop.store, role: 'staff' });
  const [soup, bread] = shop.products.map(({ id }) => id);
  if (!soup || !bread) throw new Error('The shop has no menu.');
  const params = { storeId: String(storeId) };
  const off = async () => {
    const items = await market.ask(findOffMenu, { params }, staff);
    return items.map(({ kind, name, available, state, until }) => [
      kind,
      name,
      available,
      state,
      until,
    ]);
  };
  expect(await off()).toEqual([]);

  const fields = { available: false };
  await addProduct(db, shop.store, { price: 500, name: 'Pea Stew', ...fields });
  const pancakes = await addProduct(db, shop.store, { price: 500, name: 'Pancakes' });
  const menuHours = JSON.stringify([{ weekdays: [4], from: '07:00', to: '11:00' }]);
  await setProduct(market, pancakes.id, { menuHours });
  await setProduct(market, soup, {
    ...fields,
    unavailableUntil: new Date('2026-03-04T20:00:00Z'),
  });
  await setProduct(market, bread, { dailyLimit: 1 });
  const items = [{ productId: bread, quantity: 1, options: [], specialInstructions: '' }];
  await shop.place({ items });
  const { choices } = await addOptionGroup(market, shop, bread, {
    name: 'Dip',
    choices: [
      { name: 'Tahini', price: 75 },
      { name: 'Toum', price: 75 },
    ],
  });
  const tahini = { storeId, id: choices[0]?.id, available: false, until: 'TODAY' };
  await post(market.test, updateChoiceAvailability, tahini, staff);
  const lone = [{ productId: soup, quantity: 1 }];
  await addDeal(market, shop, { name: 'Soup deal', price: 1000, dealDetails: lone });
  const supper = [{ productId: pancakes.id, quantity: 1 }];
  const id = await addDeal(market, shop, { name: 'Supper', price: 100, dealDetails: supper });
  await post(market.test, updateDealAvailability, { businessId: storeId, id, ...fields }, staff);
  const startDate = '2026-04-01';
  await addDeal(market, shop, { name: 'Later', price: 1000, dealDetails: lone, startDate });

  const three = '2026-03-04T20:00:00.000Z';
  const midnight = '2026-03-05T05:00:00.000Z';
  expect(await off()).toEqual([
    ['PRODUCT', 'Lentil Soup', false, 'UNAVAILABLE', three],
    ['DEAL', 'Soup deal', true, 'UNAVAILABLE', three],
    ['PRODUCT', 'Flat Bread', true, 'SOLD_OUT', midnight],
    ['OPTION', 'Tahini (Dip)', false, 'UNAVAILABLE', midnight],
    ['PRODUCT', 'Pancakes', true, 'OUT_OF_HOURS', '2026-03-05T12:00:00.000Z'],
    ['PRODUCT', 'Pea Stew', false, 'UNAVAILABLE', null],
    ['DEAL', 'Supper', false, 'UNAVAILABLE', null],
  ]);
});
