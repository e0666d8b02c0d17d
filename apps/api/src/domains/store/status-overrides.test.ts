import { findPerformanceOverview } from '@counter/contract/analytics';
import { minuteMs, type Problem } from '@counter/contract/shared';
import {
  endBusy,
  endPause,
  findHoursRecord,
  findStoreStatus,
  pauseStore,
  setBusy,
  updateStoreStatus,
  type BusyRequest,
  type PauseRequest,
} from '@counter/contract/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAudit } from '../../testing/stores/audit.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import {
  createTestMarket,
  type Response,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';

const noon = Date.parse('2026-03-04T17:00:00Z');
const at = (minutes: number): string => new Date(noon + minutes * minuteMs).toISOString();

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  goTo(0);
  shop = await market.addShop();
});
afterAll(() => market.test.close());

function goTo(minutes: number): void {
  market.clock.set(new Date(noon + minutes * minuteMs));
}

const own = () => ({ body: { storeId: shop.store.id } });
const status = () =>
  market.ask(findStoreStatus, { params: { storeId: String(shop.store.id) } }, shop.owner);
const tooMany: Pick<PauseRequest, 'length' | 'reason' | 'note'> = {
  length: 30,
  reason: 'TOO_MANY_ORDERS',
  note: '',
};
const pause = (facts: Partial<PauseRequest> = {}, as = shop.owner) =>
  market.test.call(pauseStore, { body: { storeId: shop.store.id, ...tooMany, ...facts } }, as);
const busy = (facts: Partial<BusyRequest> = {}) =>
  market.test.call(
    setBusy,
    { body: { storeId: shop.store.id, length: 30, minutes: 15, ...facts } },
    shop.owner,
  );
const toggle = (online: boolean) =>
  market.ask(updateStoreStatus, { body: { id: shop.store.id, online } }, shop.owner);
const recordPage = (pageNumber: number) =>
  market.ask(findHoursRecord, { body: { ...own().body, pageNumber } }, shop.owner);
const record = async () => (await recordPage(0)).content;

function problemOf(response: Response): unknown[] {
  const { code, detail, errors } = response.json<Problem>();
  return [response.statusCode, code, errors?.[0]?.message ?? detail];
}

describe('a pause', () => {
  it('stops orders until it ends automatically, and shows who and why', async () => {
    expect((await pause()).statusCode).toBe(200);
    expect(await status()).toMatchObject({
      storeOnline: true,
      state: 'PAUSED',
      until: at(30),
      pause: { by: shop.owner.name, reason: 'TOO_MANY_ORDERS', since: at(0), until: at(30) },
    });
    goTo(10);
    expect(problemOf(await shop.send())).toEqual([
      409,
      'STORE_CLOSED',
      expect.stringMatching(
        /is paused and isn't taking orders right now\. It takes orders again at 12:30 PM\.$/,
      ),
    ]);
    goTo(30);
    expect(await status()).toMatchObject({ state: 'OPEN', pause: null });
    await shop.place();
  });

  it('allows orders scheduled only after its end', async () => {
    await pause({ length: 60 });
    expect(problemOf(await shop.send({ scheduledAt: at(59) }))[1]).toBe('STORE_CLOSED');
    await shop.place({ scheduledAt: at(60) });
  });

  it('can be extended and ended early, each on record', async () => {
    await pause();
    goTo(20);
    await pause({ length: 60, reason: 'EQUIPMENT', note: 'The oven is out' });
    expect(await status()).toMatchObject({ state: 'PAUSED', until: at(80) });
    goTo(40);
    expect(await market.ask(endPause, own(), shop.owner)).toMatchObject({ state: 'OPEN' });
    await market.ask(endPause, own(), shop.owner);
    expect(await record()).toMatchObject([
      {
        kind: 'PAUSE',
        at: at(20),
        until: at(80),
        continued: true,
        note: 'The oven is out',
        endedAt: at(40),
        endedBy: shop.owner.name,
      },
      { kind: 'PAUSE', at: at(0), until: at(30), continued: false, endedAt: at(20), endedBy: null },
    ]);
    const resumed = await findAudit(market.test.database.db, 'store.resume');
    expect(resumed).toMatchObject([
      { storeId: shop.store.id, actorId: shop.owner.id, before: { reason: 'EQUIPMENT' } },
    ]);
  });

  it('lasts the rest of the day or until a future instant', async () => {
    await pause({ length: 'REST_OF_DAY' });
    expect(await status()).toMatchObject({ until: '2026-03-05T05:00:00.000Z' });
    await pause({ length: '2026-03-06T09:00:00-05:00' });
    expect(await status()).toMatchObject({ until: '2026-03-06T14:00:00.000Z' });
    expect(problemOf(await pause({ length: at(0) }))).toEqual([
      422,
      'INVALID_FIELDS',
      'The end must lie ahead',
    ]);
    expect(problemOf(await pause({ length: '2027-03-06T09:00:00-05:00' }))[2]).toMatch(
      /At most 31/,
    );
  });

  it('requires a text for the reason "other"', async () => {
    expect(problemOf(await pause({ reason: 'OTHER', note: ' ' }))[2]).toBe('Write the reason');
    expect((await pause({ reason: 'OTHER', note: 'A visit' })).statusCode).toBe(200);
  });

  it('ends with the toggle, and is rejected while the store is closed', async () => {
    await pause();
    expect(await toggle(false)).toMatchObject({ state: 'CLOSED_BY_STORE', pause: null });
    expect(problemOf(await pause())).toEqual([
      409,
      'CONFLICT',
      expect.stringMatching(/is closed, so no orders come in anyway\. Open it first\.$/),
    ]);
    expect(await toggle(true)).toMatchObject({ state: 'OPEN', pause: null });
  });

  it('is available to staff, not accountants', async () => {
    const { db } = market.test.database;
    const staff = await addUser(db, { store: shop.store, role: 'staff' });
    const accountant = await addUser(db, { store: shop.store, role: 'accountant' });
    expect((await pause({}, staff)).statusCode).toBe(200);
    expect((await pause({}, accountant)).statusCode).toBe(403);
  });

  it("is a closure with its reason, by that day's hours", async () => {
    await pause();
    goTo(60);
    await market.test.database.db
      .updateTable('stores')
      .set({ createdAt: new Date(noon - 60 * minuteMs) })
      .where('id', '=', shop.store.id)
      .execute();
    const body = { storeId: shop.store.id, duration: 'TODAY' } as const;
    const { availability } = await market.ask(findPerformanceOverview, { body }, shop.owner);
    expect(availability).toMatchObject({
      workingMinutes: 120,
      onlineMinutes: 90,
      closures: [
        { cause: 'PAUSE', by: shop.owner.name, reason: 'Too many orders', from: at(0), to: at(30) },
      ],
    });
  });
});

describe('a busy time', () => {
  it('lengthens new promises until it ends automatically', async () => {
    expect((await shop.place()).estimatedPickupTime).toBe(at(20));
    await busy();
    expect(await status()).toMatchObject({
      state: 'BUSY',
      until: at(30),
      busy: { minutes: 15, by: shop.owner.name, until: at(30) },
    });
    expect((await shop.place()).estimatedPickupTime).toBe(at(35));
    expect((await shop.place({ scheduledAt: at(120) })).estimatedPickupTime).toBe(at(120));
    goTo(30);
    expect((await shop.place()).estimatedPickupTime).toBe(at(50));
    expect(await status()).toMatchObject({ state: 'OPEN', busy: null });
  });

  it('can be changed and ended early', async () => {
    await busy();
    await busy({ minutes: 60, length: 'REST_OF_DAY' });
    expect(await status()).toMatchObject({
      until: '2026-03-05T05:00:00.000Z',
      busy: { minutes: 60 },
    });
    expect(await market.ask(endBusy, own(), shop.owner)).toMatchObject({ state: 'OPEN' });
    expect((await record()).map((one) => (one.kind === 'BUSY' ? one.minutes : one))).toEqual([
      60, 15,
    ]);
  });

  it('waits until a pause is over', async () => {
    await busy({ length: 60 });
    await pause({ length: 15 });
    expect(await status()).toMatchObject({ state: 'PAUSED', until: at(15), busy: { minutes: 15 } });
    goTo(15);
    expect(await status()).toMatchObject({ state: 'BUSY', until: at(60) });
  });
});

describe('the record of opening and closing', () => {
  it('comes in pages, the latest first', async () => {
    for (let minute = 0; minute < 22; minute += 1) {
      goTo(minute);
      await toggle(minute % 2 === 1);
    }
    const pages = [await recordPage(0), await recordPage(1)];
    expect(pages.map(({ totalElements }) => totalElements)).toEqual([22, 22]);
    const times = pages.map(({ content }) => content.map((one) => one.at));
    expect(times[0]).toHaveLength(20);
    expect(times[0]?.[0]).toBe(at(21));
    expect(times[1]).toEqual([at(1), at(0)]);
  });
});
