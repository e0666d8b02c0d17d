import { eraseCustomer, findCustomers } from '@counter/contract/customers';
import { customerFeedbackSize, findCustomerFeedback } from '@counter/contract/feedback';
import { findCustomerTexts } from '@counter/contract/marketing';
import { findCustomerCodes } from '@counter/contract/promotions';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRow } from '../../testing/stores/copies.ts';
import { sendPastCampaign } from '../../testing/stores/marketing.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { onStore, sell } from '../../testing/stores/payouts.ts';
import { addPromo } from '../../testing/stores/promotions.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { importInquiry, importReview } from './import.service.ts';
import { findPoorReviews } from './index.ts';

let market: TestMarket;
let shop: TestShop;
let other: TestShop;

const maya = { name: 'Maya Lind', phone: '+12125558001' };
const leo = { name: 'Leo Reed', phone: '+12125558002' };

beforeAll(async () => {
  market = await createTestMarket();
  market.clock.set(new Date('2026-03-04T17:00:00Z'));
  shop = await market.addShop();
  other = await market.addShop();
});
afterAll(async () => market.test.close());

async function idOf(name: string, as: TestShop = shop): Promise<number> {
  const body = { storeId: as.store.id, search: name, pageNumber: 0 };
  const { content } = await market.ask(findCustomers, { body }, as.owner);
  const id = content[0]?.id;
  if (id === undefined) throw new Error(`no customer ${name}`);
  return id;
}

const question = { name: 'Somebody', email: '', address: '', eventDate: null };

const inPath = (customerId: number, as: TestShop = shop) => ({
  params: { storeId: String(as.store.id), customerId: String(customerId) },
});

test('a customer sees only their own reviews, texts and codes, which erasing removes', async () => {
  await addPromo(market, shop);
  await addPromo(market, shop, { promoCode: 'LATER' });
  const order = await sell(shop, { customer: maya, promoCode: 'WELCOME10' });
  const later = await sell(shop, { customer: maya, promoCode: 'LATER' });
  await sell(shop, { customer: leo });
  await sell(other, { customer: maya });
  const campaign = await sendPastCampaign(market, shop, { title: 'Cake', phones: [maya.phone] });
  await sendPastCampaign(market, other, { title: 'Elsewhere', phones: [maya.phone] });
  await onStore(market, shop, async (work) => {
    const { orderNumber } = order;
    await importReview(work, { orderNumber, rating: 4, review: 'Warm and quick' });
    await importInquiry(work, { ...question, phone: maya.phone, message: 'Is it halal?' });
    await importInquiry(work, { ...question, phone: leo.phone, message: 'Parking?' });
  });
  const id = await idOf('Maya');
  const feedback = await market.ask(findCustomerFeedback, inPath(id), shop.owner);
  expect(feedback.reviews).toMatchObject([{ rating: 4, orderNumber: order.orderNumber }]);
  expect(feedback.inquiries).toMatchObject([{ message: 'Is it halal?' }]);
  expect(JSON.stringify(feedback)).not.toContain(maya.phone);
  expect(await market.ask(findCustomerTexts, inPath(id), shop.owner)).toMatchObject([
    { campaignId: campaign, title: 'Cake', state: 'DELIVERED' },
  ]);
  expect(await market.ask(findCustomerCodes, inPath(id), shop.owner)).toMatchObject([
    { promoCode: 'LATER', orderNumber: later.orderNumber },
    { promoCode: 'WELCOME10', orderNumber: order.orderNumber, discount: order.discount },
  ]);
  // The other store's own customer of this number is another one, and theirs.
  const foreign = inPath(id, other);
  expect((await market.test.call(findCustomerTexts, foreign, other.owner)).statusCode).toBe(404);
  expect((await market.test.call(findCustomerFeedback, foreign, other.owner)).statusCode).toBe(404);
  expect(await market.ask(findCustomerCodes, foreign, other.owner)).toEqual([]);

  await market.ask(eraseCustomer, { body: { storeId: shop.store.id, customerId: id } }, shop.owner);
  expect((await market.test.call(findCustomerTexts, inPath(id), shop.owner)).statusCode).toBe(404);
  expect((await market.test.call(findCustomerFeedback, inPath(id), shop.owner)).statusCode).toBe(
    404,
  );
  expect(await market.ask(findCustomerCodes, inPath(id), shop.owner)).toEqual([]);
});

test('only the latest 20 reviews and questions of a customer are shown, latest first', async () => {
  const { db } = market.test.database;
  const busy = await market.addShop();
  const { id: orderId, orderNumber } = await sell(busy, { customer: maya });
  await onStore(market, busy, async (work) => {
    await importReview(work, { orderNumber, rating: 4, review: '' });
    await importInquiry(work, { ...question, phone: maya.phone, message: '' });
  });
  const idIn = async (table: 'reviews' | 'inquiries') => {
    const rows = db.selectFrom(table).where('storeId', '=', busy.store.id).select('id');
    return (await rows.executeTakeFirstOrThrow()).id;
  };
  const times = customerFeedbackSize + 1;
  const ordered = sql`jsonb_build_object('order_number', 'MANY-' || n)`;
  await copyRow(db, 'orders', orderId, { times, set: ordered });
  const reviewed = sql`jsonb_build_object('review', n::text,
    'order_id', (select id from orders where order_number = 'MANY-' || n))`;
  await copyRow(db, 'reviews', await idIn('reviews'), { times, set: reviewed });
  const asked = sql`jsonb_build_object('message', n::text, 'token', n::text)`;
  await copyRow(db, 'inquiries', await idIn('inquiries'), { times, set: asked });
  const customerId = await idOf('Maya', busy);
  const found = await market.ask(findCustomerFeedback, inPath(customerId, busy), busy.owner);
  const latest = Array.from({ length: customerFeedbackSize }, (_, index) => String(times - index));
  expect(found.reviews.map(({ review }) => review)).toEqual(latest);
  expect(found.inquiries.map(({ message }) => message)).toEqual(latest);
});

test('at most 20 poor reviews that nobody answered are suggested, latest first', async () => {
  const { db } = market.test.database;
  const busy = await market.addShop();
  const since = market.clock.now();
  const review = async (rating: 1 | 2 | 3) => {
    const { id: orderId, orderNumber } = await sell(busy);
    await onStore(market, busy, async (work) =>
      importReview(work, { orderNumber, rating, review: '' }),
    );
    const row = db.selectFrom('reviews').where('orderId', '=', orderId).select(['id', 'orderId']);
    return row.executeTakeFirstOrThrow();
  };
  const poor = await review(2);
  await review(3);
  const answered = await review(1);
  const removed = await review(1);
  const change = (id: number) => db.updateTable('reviews').where('id', '=', id);
  await change(answered.id).set({ status: 'REPLIED' }).execute();
  await change(removed.id).set({ removed: true }).execute();
  const scope = await scopeForSystem(db, busy.store.id, 'Test');
  const find = async (from = since) => (await findPoorReviews(db, scope, from)).map(({ id }) => id);
  expect(await find()).toEqual([poor.id]);
  expect(await find(new Date(since.getTime() + 1))).toEqual([]);
  const numbered = sql`jsonb_build_object('order_number', 'POOR-' || n)`;
  await copyRow(db, 'orders', poor.orderId, { times: 20, set: numbered });
  const reviewed = sql`jsonb_build_object(
    'order_id', (select id from orders where order_number = 'POOR-' || n))`;
  await copyRow(db, 'reviews', poor.id, { times: 20, set: reviewed });
  const found = await find();
  expect(found).toHaveLength(20);
  expect(found).toEqual(found.toSorted((a, b) => b - a));
  expect(found).not.toContain(poor.id);
});
