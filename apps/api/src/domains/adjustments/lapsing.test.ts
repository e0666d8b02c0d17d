import { proposeCharge } from '@counter/contract/adjustments';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { copyRow } from '../../testing/stores/copies.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket } from '../../testing/stores/orders.ts';
import { sell } from '../../testing/stores/payouts.ts';
import { findLapsingCharges } from './index.ts';

let market: TestMarket;

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(async () => market.test.close());

it('charges whose dispute period ends soon are listed soonest first, at most 20', async () => {
  const { db } = market.test.database;
  const operator = await addUser(db, { operator: true });
  const from = new Date('2026-03-04T17:00:00Z');
  const until = new Date('2026-03-07T17:00:00Z');
  const addCharge = async () => {
    const shop = await market.addShop();
    const { orderNumber } = await sell(shop);
    const about = { storeId: shop.store.id, reason: 'QUALITY', note: 'Cold soup.' } as const;
    const body = { ...about, orderNumber, amount: 100 };
    const { id } = await market.ask(proposeCharge, { body }, operator);
    await db.updateTable('charges').where('id', '=', id).set({ contestBy: until }).execute();
    return { shop, id };
  };
  const { shop, id } = await addCharge();
  await addCharge();
  const scope = await scopeForSystem(db, shop.store.id, 'Test');
  const find = () => findLapsingCharges(db, scope, { from, until });
  const times = async () => (await find()).map(({ contestBy }) => contestBy.getTime());
  await copyRow(db, 'charges', id, {
    times: 2,
    set: sql`jsonb_build_object('contest_by', ${from}::timestamptz + (n - 1) * interval '1 minute')`,
  });
  const afterMinutes = (minutes: number) => from.getTime() + minutes * 60_000;
  expect(await times()).toEqual([afterMinutes(1), until.getTime()]);
  await copyRow(db, 'charges', id, {
    times: 30,
    set: sql`jsonb_build_object('contest_by', ${from}::timestamptz + (40 - n) * interval '1 minute')`,
  });
  const next = Array.from({ length: 19 }, (_, index) => afterMinutes(10 + index));
  expect(await times()).toEqual([afterMinutes(1), ...next]);
  await db
    .updateTable('charges')
    .where('storeId', '=', shop.store.id)
    .set({ status: 'WON' })
    .execute();
  expect(await find()).toEqual([]);
});
