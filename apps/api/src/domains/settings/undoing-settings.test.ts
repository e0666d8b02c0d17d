import {
  findDeliveryFees,
  findPlannedSettings,
  findStoreOrdering,
  orderingSetting,
  planSetting,
  undoPlannedSetting,
  updateStoreOrdering,
  type PlannedSetting,
} from '@counter/contract/settings';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findAudit } from '../../testing/stores/audit.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';
import { settingsTasks } from './index.ts';

const monday = '2026-03-09T05:00:00.000Z';
const ordering = orderingSetting.example;
let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  market.clock.set(new Date('2026-03-04T17:00:00.000Z'));
  shop = await market.addShop();
  await save(ordering);
});
afterAll(async () => market.test.close());

const inPath = () => ({ params: { storeId: String(shop.store.id) } });
const findOrdering = async () => market.ask(findStoreOrdering, inPath(), shop.owner);
const list = async () => market.ask(findPlannedSettings, inPath(), shop.owner);
const save = async (values: object) =>
  post(market.test, updateStoreOrdering, { storeId: shop.store.id, ...values }, shop.owner);
const undo = async ({ id }: PlannedSetting) =>
  post(market.test, undoPlannedSetting, { storeId: shop.store.id, id }, shop.owner);

/** Plans a change and has it happen on Monday. */
async function change(values: object, part = 'ordering'): Promise<PlannedSetting> {
  const body = { storeId: shop.store.id, setting: { part, values }, at: monday };
  await post(market.test, planSetting, body, shop.owner);
  const [planned] = await list();
  if (!planned) throw new Error('Nothing is planned.');
  market.clock.set(new Date(monday));
  const { id } = planned;
  await settingsTasks(market.test.platform)['settings.plan']?.({ storeId: shop.store.id, id });
  return planned;
}

it('undo restores the previous values once, and is listed until then', async () => {
  const planned = await change({ ...ordering, minimumOrder: 2000 });
  expect(await list()).toMatchObject([
    {
      id: planned.id,
      state: 'APPLIED',
      changes: [{ field: 'minimum order', before: '$ 15.00', after: '$ 20.00' }],
    },
  ]);
  expect((await undo(planned)).json()).toEqual({ data: [], message: 'The change was undone.' });
  expect(await findOrdering()).toMatchObject({ minimumOrder: 1500 });
  const again = await undo(planned);
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({
    message: `${shop.owner.name} already undid this change.`,
  });
  const told = await findAudit(market.test.platform.db, 'setting-plan.undo');
  expect(told).toMatchObject([{ actorName: shop.owner.name, entityId: planned.id }]);
});

it('undo keeps later changes and names them', async () => {
  const planned = await change({ ...ordering, minimumOrder: 2000, preparationMinutes: 40 });
  await save({ ...ordering, minimumOrder: 2000, preparationMinutes: 60 });
  expect((await undo(planned)).json()).toMatchObject({
    message: 'The change was undone, but for what changed since: preparation minutes.',
  });
  expect(await findOrdering()).toMatchObject({ minimumOrder: 1500, preparationMinutes: 60 });
});

it('undo is rejected if all values have changed since', async () => {
  const planned = await change({ ...ordering, minimumOrder: 2000 });
  await save({ ...ordering, minimumOrder: 100 });
  expect(await list()).toEqual([]);
  expect((await undo(planned)).statusCode).toBe(409);
  expect(await findOrdering()).toMatchObject({ minimumOrder: 100 });
});

it('undo restores fees, whose fields the database orders differently', async () => {
  const before = await market.ask(findDeliveryFees, inPath(), shop.owner);
  const flat = { kind: 'FLAT', fee: 599, freeFrom: null };
  const planned = await change({ zipCode: '11201', direct: flat, pooled: flat }, 'delivery');
  expect((await undo(planned)).json()).toMatchObject({ message: 'The change was undone.' });
  const { direct, pooled } = await market.ask(findDeliveryFees, inPath(), shop.owner);
  expect({ direct, pooled }).toEqual({ direct: before.direct, pooled: before.pooled });
});

it('undo is available for seven days', async () => {
  await change({ ...ordering, minimumOrder: 2000 });
  market.clock.set(new Date('2026-03-16T17:00:00Z'));
  expect(await list()).toHaveLength(1);
  market.clock.set(new Date('2026-03-17T17:00:00Z'));
  expect(await list()).toEqual([]);
});

it("undo is rejected for a plan that hasn't applied yet", async () => {
  const body = {
    storeId: shop.store.id,
    setting: { part: 'ordering', values: { ...ordering, minimumOrder: 2000 } },
    at: monday,
  };
  await post(market.test, planSetting, body, shop.owner);
  const [planned] = await list();
  expect(planned && (await undo(planned)).statusCode).toBe(404);
});
