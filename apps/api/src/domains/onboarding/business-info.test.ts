import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movableClock } from '../../platform/kernel/clock.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { findAudit } from '../../testing/stores/audit.ts';
import { addStore, addUser, type TestUser } from '../../testing/stores/marketplace.ts';
import { addDraft, sendBusiness, statusOf } from '../../testing/partner-api/partners.ts';

const start = new Date('2026-03-02T12:00:00Z');
const clock = movableClock(start);
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ clock });
});
afterAll(async () => test.close());

const storesOf = async ({ id }: TestUser) =>
  test.platform.db
    .selectFrom('storeMembers')
    .innerJoin('stores', 'stores.id', 'storeMembers.storeId')
    .innerJoin('storeSettings', 'storeSettings.storeId', 'stores.id')
    .where('userId', '=', id)
    .selectAll()
    .execute();

const hoursOf = async (storeId: number) =>
  test.platform.db
    .selectFrom('storeHours')
    .where('storeId', '=', storeId)
    .orderBy('weekday')
    .select(['weekday', 'opens', 'closes'])
    .execute();

async function addPicture({ id }: TestUser, name: string): Promise<string> {
  const url = `/uploads/pictures/${name}-large.webp`;
  await test.platform.db
    .insertInto('pictures')
    .values({ url, uploadedBy: id, createdAt: start, claimedAt: null })
    .execute();
  return url;
}

const isClaimed = async (url: string): Promise<boolean> => {
  const picture = await test.platform.db
    .selectFrom('pictures')
    .where('url', '=', url)
    .select('claimedAt')
    .executeTakeFirst();
  return picture !== undefined && picture.claimedAt !== null;
};

describe('step 1 of signing up', () => {
  it('creates a store that awaits approval, with the defaults of every store', async () => {
    const person = await addUser(test.platform.db);
    const response = await sendBusiness(test, person, {
      name: 'Café Amélie',
      storeTaxRate: '8.875',
      timeZone: 'America/Chicago',
    });
    const [store, ...others] = await storesOf(person);
    expect(response.json()).toEqual({ data: store?.id });
    expect(others).toEqual([]);
    expect(store).toMatchObject({
      storeUrl: 'cafe-amelie',
      name: 'Café Amélie',
      branchName: 'Main',
      address: '12 Mill Lane, Springfield',
      approved: false,
      verified: false,
      currency: 'USD',
      timeZone: 'America/Chicago',
      role: 'owner',
      online: true,
      taxRate: 88_750,
      deliveredFeeRate: 1500,
      pickedUpFeeRate: 600,
      orderExpiry: 'AFTER_24_HOURS',
    });
    expect(await hoursOf(store?.id ?? 0)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 540, closes: 1260 })),
    );
  });

  it('can be resumed', async () => {
    const { person, storeId } = await addDraft(test);
    expect(await statusOf(test, person)).toMatchObject({
      step: 'BANK',
      state: 'DRAFT',
      storeId,
      storeName: 'Lind & Daughter Bakery',
      business: {
        name: 'Lind & Daughter Bakery',
        businessType: 'PHYSICAL_STORE',
        address: '12 Mill Lane, Springfield',
        phoneNumber: '+1 212 555 0142',
        storeTaxRate: 8.25,
        workingHours: '09:00 - 21:00',
        totalLocations: 1,
        menuWebsite: 'https://bakery.test/menu',
        menuPics: [],
        timeZone: 'America/New_York',
      },
      bank: null,
    });
  });

  it('updates the same store when it is sent again', async () => {
    const { person, storeId } = await addDraft(test);
    const response = await sendBusiness(test, person, {
      name: 'Night Owl Noodles',
      phoneNumber: '212 555 0199',
      storeTaxRate: '5',
      workingHours: '18:00 - 02:00',
      menuWebsite: 'night-owl.test',
    });
    expect(response.json()).toEqual({ data: storeId });
    const stores = await storesOf(person);
    expect(stores).toMatchObject([
      { id: storeId, storeUrl: 'night-owl-noodles', name: 'Night Owl Noodles', taxRate: 50_000 },
    ]);
    expect((await hoursOf(storeId))[3]).toEqual({ weekday: 3, opens: 1080, closes: 1560 });
    expect((await statusOf(test, person)).business).toMatchObject({
      phoneNumber: '212 555 0199',
      menuWebsite: 'https://night-owl.test',
    });
  });

  it('keeps hours that were set meanwhile, unless it is sent with others', async () => {
    const { person, storeId } = await addDraft(test);
    await test.platform.db
      .updateTable('storeHours')
      .set({ opens: 600 })
      .where('storeId', '=', storeId)
      .execute();
    await sendBusiness(test, person, { name: 'Night Owl Noodles' });
    expect((await hoursOf(storeId))[3]).toMatchObject({ opens: 600 });
    await sendBusiness(test, person, { workingHours: '18:00 - 02:00' });
    expect((await hoursOf(storeId))[3]).toMatchObject({ opens: 1080 });
  });

  it('creates one store when two tabs send it at once', async () => {
    const person = await addUser(test.platform.db);
    const sent = await Promise.all([1, 2, 3, 4].map(async () => sendBusiness(test, person)));
    const stores = await storesOf(person);
    expect(stores).toHaveLength(1);
    expect(sent.map((response) => response.json<unknown>())).toEqual(
      sent.map(() => ({ data: stores[0]?.id })),
    );
  });

  it('gives concurrent stores different addresses', async () => {
    const people = await Promise.all([1, 2, 3].map(async () => addUser(test.platform.db)));
    const name = "Nonna's Kitchen";
    await Promise.all(people.map(async (person) => sendBusiness(test, person, { name })));
    const stores = (await Promise.all(people.map(storesOf))).flat();
    const urls = stores.map((store) => store.storeUrl).toSorted();
    expect(urls).toEqual(['nonnas-kitchen', 'nonnas-kitchen-2', 'nonnas-kitchen-3']);
    const [first] = people;
    if (first) await sendBusiness(test, first, { name, storeTaxRate: '1' });
    expect(
      (await Promise.all(people.map(storesOf)))
        .flat()
        .map((s) => s.storeUrl)
        .toSorted(),
    ).toEqual(urls);
  });

  it('keeps the pictures of the menu', async () => {
    const person = await addUser(test.platform.db);
    const [one, other] = [await addPicture(person, 'one'), await addPicture(person, 'other')];
    const first = await sendBusiness(test, person, { menuWebsite: '', menuPics: [one] });
    expect(first.statusCode).toBe(200);
    expect([await isClaimed(one), await isClaimed(other)]).toEqual([true, false]);
    const again = await sendBusiness(test, person, { menuWebsite: '', menuPics: [one, other] });
    expect(again.statusCode).toBe(200);
    expect(await isClaimed(other)).toBe(true);
    expect((await statusOf(test, person)).business?.menuPics).toEqual([one, other]);
  });

  it("rejects another person's picture and saves nothing", async () => {
    const [person, stranger] = [await addUser(test.platform.db), await addUser(test.platform.db)];
    const theirs = await addPicture(stranger, 'theirs');
    const response = await sendBusiness(test, person, { menuPics: [theirs] });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: [{ path: 'menuPics' }] });
    expect(await storesOf(person)).toEqual([]);
    expect(await isClaimed(theirs)).toBe(false);
  });

  it('is only for people who own no store yet', async () => {
    const store = await addStore(test.platform.db);
    const owner = await addUser(test.platform.db, { store, role: 'owner' });
    const response = await sendBusiness(test, owner);
    expect(response.statusCode).toBe(409);
    expect(response.json<{ detail: string }>().detail).toContain('My Business');
  });

  it('rejects a call for another user', async () => {
    const [person, other] = [await addUser(test.platform.db), await addUser(test.platform.db)];
    const response = await sendBusiness(test, person, { userId: other.id });
    expect(response.statusCode).toBe(403);
    expect(await storesOf(person)).toEqual([]);
  });

  it('is in the audit log, both the first time and when repeated', async () => {
    const { person, storeId } = await addDraft(test);
    await sendBusiness(test, person, { name: 'Other Name' });
    for (const action of ['store.create', 'application.create', 'application.update']) {
      const entries = await findAudit(test.platform.db, action);
      expect(entries.filter((entry) => entry.storeId === storeId)).toMatchObject([
        { actorId: person.id, entityId: storeId },
      ]);
    }
  });
});
