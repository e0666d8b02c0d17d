import { addRecipient } from '@counter/contract/notifications';
import { breakdownLines, movePayout } from '@counter/contract/payouts';
import { balanceMoney } from '@counter/contract/shared';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EventDispatcher } from '../../platform/events/outbox/event-dispatcher.ts';
import { startDispatcher } from '../../testing/processes/dispatcher.ts';
import { findMails } from '../../testing/mails/mails.ts';
import { addUser, type TestUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { addPaidShop, onStore, readPayout, sell } from '../../testing/stores/payouts.ts';
import { scopeForGuest } from '../../platform/tenancy/entering.ts';
import { saveReview } from '../feedback/index.ts';
import { payStore } from '../payouts/index.ts';

let market: TestMarket;
let operator: TestUser;
let dispatcher: EventDispatcher;

beforeAll(async () => {
  market = await createTestMarket();
  operator = await addUser(market.test.database.db, { operator: true });
  dispatcher = startDispatcher(market.test.platform);
});
afterAll(async () => {
  await dispatcher.close();
  await market.test.close();
});

const at = (instant: string) => market.clock.set(new Date(instant));
const monday = '2026-03-09T13:00:00Z';

/** A store with a payout of one order, on the Monday after it. */
async function addPayout(): Promise<{ shop: TestShop; transactionId: string }> {
  at('2026-03-04T17:00:00Z');
  const shop = await addPaidShop(market);
  await sell(shop);
  at(monday);
  const { transactionId } = await onStore(market, shop, payStore);
  return { shop, transactionId: transactionId ?? '' };
}

async function move(
  { shop, transactionId }: { shop: TestShop; transactionId: string },
  change: { move: 'send' | 'settle' } | { move: 'fail'; reason: string },
) {
  const body = { storeId: shop.store.id, transactionId, ...change };
  await market.test.call(movePayout, { body }, operator);
}

/** The mails about payouts to the owner of a store, once everything that happened has been heard. */
async function payoutMails({ owner }: TestShop) {
  await dispatcher.poll();
  const mails = await findMails(market.test.database.db, owner.email);
  return mails.filter(({ subject }) => subject.includes('bank'));
}

it('a sent payout is mailed to the owner once, with its breakdown', async () => {
  const payout = await addPayout();
  await move(payout, { move: 'send' });
  const [mail, ...more] = await payoutMails(payout.shop);
  expect([...more, ...(await payoutMails(payout.shop)).slice(1)]).toEqual([]);
  const { payoutAmount, breakdown, currency } = await readPayout(
    market,
    payout.shop,
    payout.transactionId,
  );
  const money = (amount: number) => balanceMoney(amount, currency);
  expect(mail?.subject).toContain(`${money(payoutAmount)} is on its way to your bank`);
  expect(mail?.body).toContain('Mar 2 to Mar 8, 2026');
  const lines = mail?.body.split('\n') ?? [];
  for (const { name, amount } of breakdownLines(breakdown)) {
    expect(lines.find((line) => line.startsWith(name))).toContain(money(amount));
  }
  expect(mail?.body).toContain(`/dashboard/reports/payouts?payout=${payout.transactionId}`);
});

it('a payout that the bank returned is mailed with the reason, not as on its way', async () => {
  const payout = await addPayout();
  await move(payout, { move: 'send' });
  await move(payout, { move: 'fail', reason: 'The account is closed.' });
  const mails = await payoutMails(payout.shop);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toMatch(/your bank returned/);
  expect(mails[0]?.body).toContain('The account is closed.');
  expect(mails[0]?.body).toContain('/dashboard/settings/bank-account');
});

it("a payout that has arrived isn't mailed", async () => {
  const payout = await addPayout();
  await move(payout, { move: 'send' });
  await move(payout, { move: 'settle' });
  expect(await payoutMails(payout.shop)).toEqual([]);
});

it("a payout that moved more than a day ago isn't mailed", async () => {
  const payout = await addPayout();
  await move(payout, { move: 'send' });
  at('2026-03-10T13:00:01Z');
  expect(await payoutMails(payout.shop)).toEqual([]);
});

const reader = 'reviews@kitchen.test';

it('a new or changed review is mailed to its list with its text', async () => {
  at('2026-03-04T17:00:00Z');
  const shop = await market.addShop();
  const { id, orderNumber } = await sell(shop);
  const scope = await scopeForGuest(market.test.database.db, shop.store.storeUrl, null);
  const review = async (rating: 2 | 3, said: string) =>
    market.test.platform.act(scope, async (work) =>
      saveReview(work, { orderId: id, rating, review: said, email: '' }),
    );
  const mails = async () => {
    await dispatcher.poll();
    return findMails(market.test.database.db, reader);
  };
  const written = await review(2, 'The soup was cold.');
  expect(await mails()).toEqual([]);
  const body = { storeId: shop.store.id, kind: 'REVIEW', email: reader } as const;
  await market.ask(addRecipient, { body }, shop.owner);
  await review(3, 'The soup was cold, the bread fresh.');
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`${scope.storeName}: 3 stars for order ${orderNumber}`);
  expect(mail?.body).toContain(`changed the review of order ${orderNumber} to 3 stars.`);
  expect(mail?.body).toContain('The soup was cold, the bread fresh.');
  expect(mail?.body).toContain(`/dashboard/customers/reviews?open=${written.id}`);
  expect(mail?.body).toContain('/unsubscribe/');
});
