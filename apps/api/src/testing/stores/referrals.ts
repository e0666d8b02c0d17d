import { findReferral, findRewards } from '@counter/contract/referrals';
import type { TestMarket, TestShop } from './orders.ts';

type Person = TestShop['owner'];

/** A person's link, and what came of it. */
export async function readReferral(market: TestMarket, person: Person) {
  return market.ask(findReferral, {}, person);
}

/** Returns the rewards of a person, latest first. */
export async function readRewards(market: TestMarket, person: Person) {
  return (await market.ask(findRewards, { body: { pageNumber: 0 } }, person)).content;
}

/** A shop that the owner of another one has brought. */
export async function addBroughtShop(market: TestMarket, { owner }: TestShop): Promise<TestShop> {
  const shop = await market.addShop();
  await market.test.database.db
    .updateTable('stores')
    .set({ referredBy: owner.id })
    .where('id', '=', shop.store.id)
    .execute();
  return shop;
}

/** Takes an order whose delivery costs so much all the way. */
export async function deliver(shop: TestShop, deliveryFee: number) {
  const order = await shop.place({ deliveryMethod: 'DIRECT', deliveryFee });
  for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(order.id, move);
  return order;
}
