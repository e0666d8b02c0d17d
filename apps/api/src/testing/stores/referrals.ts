import { findReferral, findRewards } from '@counter/contract/referrals';
import type { TestMarket, TestShop } from './orders.ts';

type Person = TestShop['owner'];

/** Returns a person's referral link and its results. */
export async function readReferral(market: TestMarket, person: Person) {
  return market.ask(findReferral, {}, person);
}

/** Returns a person's rewards, newest first. */
export async function readRewards(market: TestMarket, person: Person) {
  return (await market.ask(findRewards, { body: { pageNumber: 0 } }, person)).content;
}

/** Adds a shop that another shop's owner referred. */
export async function addBroughtShop(market: TestMarket, { owner }: TestShop): Promise<TestShop> {
  const shop = await market.addShop();
  await market.test.database.db
    .updateTable('stores')
    .set({ referredBy: owner.id })
    .where('id', '=', shop.store.id)
    .execute();
  return shop;
}

/** Places and completes an order with a delivery fee. */
export async function deliver(shop: TestShop, deliveryFee: number) {
  const order = await shop.place({ deliveryMethod: 'DIRECT', deliveryFee });
  for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(order.id, move);
  return order;
}
