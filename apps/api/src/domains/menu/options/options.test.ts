import {
  findOffMenu,
  findOptionGroups,
  removeOptionGroup,
  saveOptionGroup,
  updateChoiceAvailability,
  type StoreOptionGroup,
} from '@counter/contract/menu';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAudit } from '../../../testing/stores/audit.ts';
import { addUser, type TestUser } from '../../../testing/stores/marketplace.ts';
import {
  createTestMarket,
  type TestMarket,
  type TestShop,
} from '../../../testing/stores/orders.ts';
import { post } from '../../../testing/partner-api/partners.ts';

let market: TestMarket;
let shop: TestShop;
let staff: TestUser;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
  staff = await addUser(market.test.database.db, { store: shop.store, role: 'staff' });
});
afterAll(() => market.test.close());

const size = {
  name: 'Size',
  minimum: 1,
  maximum: 1,
  choices: [
    { name: 'Small', price: 0 },
    { name: 'Large', price: 350 },
  ],
};

/** A choice as a save sends it. */
const toSent = ({ id, name, price, available }: StoreOptionGroup['choices'][number]) => ({
  id,
  name,
  price,
  available,
});

async function send(fields: object, key?: string) {
  return post(market.test, saveOptionGroup, { storeId: shop.store.id, ...fields }, shop.owner, key);
}

async function save(fields: object): Promise<StoreOptionGroup> {
  const response = await send(fields);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<{ data: StoreOptionGroup }>().data;
}

async function groups(): Promise<StoreOptionGroup[]> {
  const params = { storeId: String(shop.store.id) };
  return market.ask(findOptionGroups, { params }, staff);
}

async function offer(groupId: number, index: number): Promise<void> {
  const row = { storeId: shop.store.id, optionGroupId: groupId, place: 1 };
  await market.test.database.db
    .insertInto('productOptionGroups')
    .values({ ...row, productId: shop.products[index]?.id ?? 0 })
    .execute();
}

async function toggle(id: number, available: boolean, until?: string | null) {
  const body = { storeId: shop.store.id, id, available, ...(until === undefined ? {} : { until }) };
  return post(market.test, updateChoiceAvailability, body, staff);
}

describe('an option group', () => {
  it('is added with its choices in order, once per key', async () => {
    const [first, again] = await Promise.all([send(size, 'one'), send(size, 'one')]);
    expect(again.json()).toEqual(first.json());
    const [added, ...others] = await groups();
    expect(others).toEqual([]);
    expect(added).toMatchObject({ name: 'Size', minimum: 1, maximum: 1, products: [] });
    expect(added?.choices.map(({ name, price, available }) => [name, price, available])).toEqual([
      ['Small', 0, true],
      ['Large', 350, true],
    ]);
  });

  it('keeps remaining choices, adds new ones and removes the others', async () => {
    const added = await save({ ...size, name: 'Cup' });
    const [small, large] = added.choices.map(toSent);
    const saved = await save({
      ...size,
      name: 'Cup size',
      id: added.id,
      olVersion: added.olVersion,
      choices: [
        { name: 'Huge', price: 500 },
        { ...large, price: 400 },
      ],
    });
    expect(saved.choices.map(({ name, price }) => [name, price])).toEqual([
      ['Huge', 500],
      ['Large', 400],
    ]);
    expect(saved.choices[1]?.id).toBe(large?.id);
    expect(saved.choices.map(({ id }) => id)).not.toContain(small?.id);
    const entry = (await findAudit(market.test.database.db, 'option-group.update')).at(-1);
    expect(entry).toMatchObject({
      entityId: added.id,
      actorName: shop.owner.name,
      before: { name: 'Cup' },
      after: { name: 'Cup size' },
    });
  });

  it('refuses a stale save and names the person whose change it would undo', async () => {
    const added = await save({ ...size, name: 'Crust' });
    const edit = { ...size, id: added.id, olVersion: added.olVersion };
    await save({ ...edit, name: 'Crusts' });
    expect((await send({ ...edit, name: 'Base' })).json()).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
      detail: `${shop.owner.name} changed the name and the options of "Crusts" at 12:00 PM, after you opened it. Nothing was saved.`,
    });
    expect((await send({ ...edit, olVersion: undefined })).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'olVersion' }],
    });
  });

  it("refuses another group's choices and isn't found in another store", async () => {
    const [other, mine] = [await save({ ...size, name: 'A' }), await save({ ...size, name: 'B' })];
    const stolen = {
      ...size,
      id: mine.id,
      olVersion: mine.olVersion,
      choices: other.choices.map(toSent),
    };
    expect((await send(stolen)).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'choices[0]' }, { path: 'choices[1]' }],
    });
    const stranger = await market.addShop();
    const abroad = { ...size, storeId: stranger.store.id, id: mine.id, olVersion: mine.olVersion };
    const response = await post(market.test, saveOptionGroup, abroad, stranger.owner);
    expect(response.statusCode).toBe(404);
  });

  it('can be deleted only when no product offers it', async () => {
    const { id } = await save({ ...size, name: 'Sauce' });
    await offer(id, 0);
    await offer(id, 1);
    const remove = () =>
      post(market.test, removeOptionGroup, { storeId: shop.store.id, id }, shop.owner);
    expect((await remove()).json()).toMatchObject({
      status: 409,
      code: 'OPTION_GROUP_IN_USE',
      detail: '"Sauce" is offered with Flat Bread and Lentil Soup. Take it off there first.',
    });
    await market.test.database.db
      .deleteFrom('productOptionGroups')
      .where('optionGroupId', '=', id)
      .execute();
    expect((await remove()).json()).toMatchObject({ data: { ids: [id] } });
    expect((await groups()).map((group) => group.id)).not.toContain(id);
    expect((await remove()).statusCode).toBe(404);
  });
});

describe('an option marked by staff', () => {
  it('is unavailable everywhere until its end, then returns automatically', async () => {
    const { choices } = await save({ ...size, name: 'Milk' });
    const id = choices[0]?.id ?? 0;
    expect((await toggle(id, false, '2026-03-04T18:00:00Z')).json()).toMatchObject({
      data: { id, available: false, unavailableUntil: '2026-03-04T18:00:00.000Z' },
      message: 'Small is unavailable',
    });
    const milk = async () => (await groups()).find(({ name }) => name === 'Milk')?.choices[0];
    expect(await milk()).toMatchObject({ available: false });
    market.clock.advance(60 * 60_000);
    expect(await milk()).toMatchObject({ available: true, unavailableUntil: null });
    market.clock.advance(-60 * 60_000);
  });

  it('is listed by name among what is unavailable', async () => {
    const names = ['Toum', 'Aioli', 'Tahini'];
    const named = names.map((name) => ({ name, price: 75 }));
    const { choices } = await save({ ...size, name: 'Dip', choices: named });
    for (const { id } of choices) await toggle(id, false, 'TODAY');
    const params = { storeId: String(shop.store.id) };
    const off = (await market.ask(findOffMenu, { params }, staff)).map(({ name }) => name);
    expect(off.filter((name) => name.endsWith('(Dip)'))).toEqual([
      'Aioli (Dip)',
      'Tahini (Dip)',
      'Toum (Dip)',
    ]);
  });

  it('is unavailable for today until the next store day', async () => {
    const { choices } = await save({ ...size, name: 'Bread' });
    const today = await toggle(choices[1]?.id ?? 0, false, 'TODAY');
    expect(today.json()).toMatchObject({ data: { unavailableUntil: '2026-03-05T05:00:00.000Z' } });
  });

  it("isn't found in another store", async () => {
    const { choices } = await save({ ...size, name: 'Salt' });
    await save({ ...size, name: 'Pepper' });
    const other = await market.addShop();
    const group = { ...size, storeId: other.store.id };
    const saved = await post(market.test, saveOptionGroup, group, other.owner);
    const foreign = saved.json<{ data: StoreOptionGroup }>().data.choices[0]?.id ?? 0;
    expect((await toggle(foreign, false)).statusCode).toBe(404);
    expect((await toggle(choices[0]?.id ?? 0, false)).statusCode).toBe(200);
    const all = (await groups()).filter(({ name }) => name === 'Salt' || name === 'Pepper');
    const off = all.flatMap((one) => one.choices).filter(({ available }) => !available);
    expect(off.map(({ id }) => id)).toEqual([choices[0]?.id]);
  });

  it("can't be unavailable until a past time", async () => {
    const { choices } = await save({ ...size, name: 'Rice' });
    const past = await toggle(choices[0]?.id ?? 0, false, '2026-03-04T16:00:00Z');
    expect(past.json()).toMatchObject({ status: 422, errors: [{ path: 'until' }] });
  });

  it('has the last state sent, and logs each change once when several people press at once', async () => {
    const { choices } = await save({ ...size, name: 'Syrup' });
    const id = choices[0]?.id ?? 0;
    for (const available of [false, true, false]) {
      await Promise.all(Array.from({ length: 8 }, () => toggle(id, available, null)));
    }
    const entries = await findAudit(market.test.database.db, 'option.availability');
    const words = entries.filter(({ entityId }) => entityId === id).map(({ after }) => after);
    expect(words).toMatchObject([{ available: false }, { available: true }, { available: false }]);
  });

  it('is recorded once if the same state repeats', async () => {
    const { choices } = await save({ ...size, name: 'Topping' });
    const id = choices[0]?.id ?? 0;
    for (const _ of [1, 2, 3]) await toggle(id, false, null);
    const entries = await findAudit(market.test.database.db, 'option.availability');
    expect(entries.filter(({ entityId }) => entityId === id)).toHaveLength(1);
  });
});
