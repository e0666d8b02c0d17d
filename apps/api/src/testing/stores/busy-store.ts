import { refundOrder } from '@counter/contract/adjustments';
import { saveExpense, saveSupplier } from '@counter/contract/expenses';
import { saveProduct } from '@counter/contract/menu';
import { saveMarketplacePromo } from '@counter/contract/promotions';
import { recordSale } from '@counter/contract/sales';
import { changeTaxRate } from '@counter/contract/settings';
import { importWebStoreDays } from '../../domains/storefront/index.ts';
import { payStore } from '../../domains/payouts/index.ts';
import { addUser, type TestUser } from './marketplace.ts';
import type { TestMarket, TestShop } from './orders.ts';
import { charge, onStore, sell } from './payouts.ts';
import { sendEmployee } from './people.ts';
import { addPromo } from './promotions.ts';
import { simulateYear } from '../year/simulated-year.ts';

/** More than a store's lists and files read at once. */
const ordersOfYear = 1100;

export type BusyStore = {
  readonly shop: TestShop;
  readonly operator: TestUser;
  /** The first day of trading and the store's today. */
  readonly days: { readonly startDate: string; readonly endDate: string };
};

/**
 * Simulates a store for a year with promo codes, refunds, campaigns and returned payouts, and then for a week with
 * everything else that moves money. Its last week is paid but not sent to the bank yet.
 */
export async function createBusyStore(market: TestMarket): Promise<BusyStore> {
  const shop = await simulateYear(market, ordersOfYear);
  const operator = await addUser(market.test.database.db, { operator: true });
  market.clock.set(new Date('2026-03-05T17:00:00Z'));
  await tradeWeek(market, shop, operator);
  await keepRecords(market, shop);
  await countVisits(market, shop);
  market.clock.set(new Date('2026-03-09T13:00:00Z'));
  await onStore(market, shop, payStore);
  return { shop, operator, days: { startDate: '2025-03-03', endDate: '2026-03-09' } };
}

async function tradeWeek(market: TestMarket, shop: TestShop, operator: TestUser): Promise<void> {
  const { store, owner } = shop;
  const storeId = store.id;
  const userId = owner.id;
  await market.ask(changeTaxRate, { body: { storeId, userId, storeTaxRate: '8.875' } }, owner);
  const months = { startDate: '2026-03-05', endDate: '2026-04-04' };
  await addPromo(market, shop, { promoCode: 'OURS', ...months });
  const theirs = {
    promoCode: 'THEIRS',
    type: 'PERCENTAGE',
    percentage: 15,
    minOrderValue: 0,
  } as const;
  const promo = { storeId, ...theirs, ...months, paidBy: 'MARKETPLACE' } as const;
  await market.ask(saveMarketplacePromo, { body: promo }, operator);
  const { db } = market.test.database;
  const brought = await addUser(db);
  await db
    .updateTable('stores')
    .set({ referredBy: brought.id })
    .where('id', '=', storeId)
    .execute();

  await sell(shop, { tip: 250 });
  await sell(shop, { promoCode: 'OURS', tip: 99 });
  await sell(shop, { promoCode: 'THEIRS' });
  await sell(shop, { deliveryMethod: 'DIRECT', deliveryFee: 499, payment: 'ON_DELIVERY' });
  const refunded = [
    await sell(shop, { promoCode: 'THEIRS', tip: 100 }),
    await sell(shop, { payment: 'AT_COUNTER' }),
  ];
  for (const { id: orderId } of refunded) {
    const body = { storeId, orderId, type: 'CUSTOM', reason: 'QUALITY', amount: 333 } as const;
    await market.ask(refundOrder, { body }, owner);
  }
  const cancelled = await sell(shop, { promoCode: 'THEIRS', payment: 'AT_COUNTER' });
  await shop.move(cancelled.id, 'cancel');
  await charge(market, shop, 777);
  const sale = { storeId, amount: 1999, note: 'Cake', payment: 'CASH' } as const;
  await market.ask(recordSale, { body: sale }, owner);
}

/** Adds expenses, employees and products, some with text that a spreadsheet could execute. */
async function keepRecords(market: TestMarket, shop: TestShop): Promise<void> {
  const { store, owner } = shop;
  const storeId = store.id;
  const mill = { body: { storeId, name: '=Mill' } };
  const supplierId = await market.ask(saveSupplier, mill, owner);
  for (let at = 0; at < 28; at += 1) {
    const description = at % 9 === 0 ? `=SUM(${at})` : `Flour, "type ${at}"`;
    const expense = {
      description,
      expenseType: at % 2 === 0 ? 'Ingredients' : 'Rent',
      amount: 1 + at * 1234,
      expenseDate: `2026-0${1 + (at % 3)}-0${1 + (at % 5)}`,
      notes: at % 4 === 0 ? 'Two lines\nof notes' : '',
      supplierId: at % 3 === 0 ? null : supplierId,
      lines: [
        { item: at % 2 === 0 ? 'Flour' : 'flour', quantity: 0.5 + at, unit: 'kg', price: 120 + at },
        { item: '=Yeast', quantity: 1, unit: '', price: 800 },
      ],
    };
    await market.ask(saveExpense, { body: { storeId, ...expense } }, owner);
    const product = { name: `Bread ${at}`, pickupPrice: 199 + at * 50, taxRate: taxRateOf(at) };
    await market.ask(saveProduct, { body: { storeId, ...product, categories: [] } }, owner);
  }
  for (let at = 0; at < 4; at += 1) {
    const names = { firstName: 'Maya', lastName: `Lind${'abcd'[at]}`, salary: 250_000 + at };
    const { statusCode, body } = await sendEmployee(market, shop, names);
    if (statusCode !== 200) throw new Error(body);
  }
}

/** Adds web store visits on two days, one of them a week ago. */
async function countVisits(market: TestMarket, shop: TestShop): Promise<void> {
  const counts = { visits: 41, menuViews: 37, baskets: 9, orders: 4 };
  await onStore(market, shop, async ({ tx, scope }) =>
    importWebStoreDays(tx, scope, [
      { day: '2026-02-27', ...counts },
      { day: '2026-03-05', ...counts, visits: 52 },
    ]),
  );
}

function taxRateOf(at: number): string | null {
  return at % 3 === 0 ? null : `${at % 25}.${at}75`.slice(0, 6);
}
