import { addRecipient } from '@counter/contract/notifications';
import { liftSuspension, suspendStore } from '@counter/contract/operator';
import { endPause, pauseStore, updateStoreStatus } from '@counter/contract/store';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { EventDispatcher } from '../../platform/events/outbox/event-dispatcher.ts';
import { findMails } from '../../testing/mails/mails.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { startDispatcher } from '../../testing/processes/dispatcher.ts';

const reader = 'maya@kitchen.test';
const reason = 'The food safety certificate has expired.';

let market: TestMarket;
let shop: TestShop;
let operator: Awaited<ReturnType<typeof addUser>>;
let dispatcher: EventDispatcher;

beforeAll(async () => {
  market = await createTestMarket();
  const { db } = market.test.platform;
  operator = await addUser(db, { operator: true });
  dispatcher = startDispatcher(market.test.platform);
});
beforeEach(async () => {
  market.clock.set(new Date('2026-03-04T17:00:00Z'));
  shop = await market.addShop();
  await market.test.database.db.deleteFrom('mailRecipients').execute();
  await market.test.database.db.deleteFrom('messages').execute();
  const body = { storeId: shop.store.id, kind: 'DEACTIVATION', email: reader } as const;
  await market.ask(addRecipient, { body }, shop.owner);
});
afterAll(async () => {
  await dispatcher.close();
  await market.test.close();
});

async function turn(online: boolean) {
  const body = { id: shop.store.id, online };
  await market.ask(updateStoreStatus, { body }, shop.owner);
}

async function suspend(until: string | null) {
  const body = { storeId: shop.store.id, reason, until };
  await market.test.call(suspendStore, { body }, operator);
}

/** The mails since the store was made, once everything that happened has been heard. */
async function mails() {
  await dispatcher.poll();
  await dispatcher.poll();
  return findMails(market.test.database.db, reader);
}

it('a closing mail says who closed the store, and another says it is open again', async () => {
  await turn(false);
  const [closed, ...rest] = await mails();
  expect(rest).toEqual([]);
  expect(closed?.subject).toMatch(/ isn't taking orders$/);
  expect(closed?.body).toContain(`${shop.owner.name} closed `);
  expect(closed?.body).toContain(' at 12:00 PM.');
  expect(closed?.body).toMatch(/^Until {2}someone reopens the store$/m);
  expect(closed?.body).toContain('https://counter.test/unsubscribe/');
  await turn(true);
  expect((await mails())[1]?.subject).toMatch(/ is taking orders again$/);
});

it("a closing undone before the mail goes out isn't mailed", async () => {
  await turn(false);
  await turn(true);
  expect(await mails()).toEqual([]);
});

it('a suspension mail has reason and end; lifting it mails what still keeps the store closed', async () => {
  await suspend('2026-03-06T13:00:00-05:00');
  const [suspended] = await mails();
  expect(suspended?.body).toContain('The marketplace suspended ');
  expect(suspended?.body).toMatch(new RegExp(`^Reason {2}${reason}$`, 'm'));
  expect(suspended?.body).toMatch(/^Until {3}Mar 6 at 1:00 PM$/m);
  await turn(false);
  expect(await mails()).toHaveLength(1);
  await market.test.call(liftSuspension, { body: { storeId: shop.store.id } }, operator);
  expect((await mails())[1]?.body).toContain(`${shop.owner.name} closed `);
});

it('a suspension lifted before its mail sends none; one that ends on time sends no second mail', async () => {
  await suspend(null);
  await market.test.call(liftSuspension, { body: { storeId: shop.store.id } }, operator);
  expect(await mails()).toEqual([]);
  await suspend('2026-03-06T13:00:00-05:00');
  expect(await mails()).toHaveLength(1);
  market.clock.set(new Date('2026-03-07T17:00:00Z'));
  await turn(false);
  await turn(true);
  expect(await mails()).toHaveLength(1);
});

it("a pause of more than an hour is mailed with its reason and end, a shorter one isn't", async () => {
  const pause = (length: 60 | 'REST_OF_DAY') => {
    const body = { storeId: shop.store.id, length, reason: 'EQUIPMENT', note: 'Oven' } as const;
    return market.ask(pauseStore, { body }, shop.owner);
  };
  await pause(60);
  expect(await mails()).toEqual([]);
  await market.ask(endPause, { body: { storeId: shop.store.id } }, shop.owner);
  const { pause: running } = await pause('REST_OF_DAY');
  const [paused, ...rest] = await mails();
  expect(rest).toEqual([]);
  expect(running).not.toBeNull();
  expect(paused?.body).toContain(`${shop.owner.name} paused `);
  expect(paused?.body).toMatch(/^Reason {2}Equipment problem \(Oven\)$/m);
  expect(paused?.body).toMatch(/^Until {3}tomorrow$/m);
});
