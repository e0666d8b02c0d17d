import { ratingOf } from '@counter/contract/feedback';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scopeForSystem } from '@counter/api/import';
import { type TestMarket, createTestMarket } from '@counter/api/testing';
import { kitchenFeedback } from '../feedback/kitchen.ts';
import { createRandom } from '../random.ts';
import { createFeedback } from './feedback.ts';

let market: TestMarket;

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(() => market.test.close());

it('has reviews and questions in every status, and one reported review', async () => {
  const shop = await market.addShop();
  const { db } = market.test.database;
  const placed = await Promise.all(Array.from({ length: 60 }, async () => shop.place()));
  const completedAt = market.clock.now();
  const completed = placed.map(({ orderNumber }) => ({ orderNumber, completedAt }));
  const scope = await scopeForSystem(db, shop.store.id, 'Demo');
  const past = { feedback: kitchenFeedback, completed, by: 'Sami', now: completedAt };
  const random = createRandom(1);
  await db.transaction().execute((tx) => createFeedback(tx, scope, { ...past, random }));
  const reviews = await db.selectFrom('reviews').selectAll().execute();
  const inquiries = await db.selectFrom('inquiries').selectAll().execute();
  for (const told of [reviews, inquiries]) {
    expect(told.filter(({ status }) => status === 'NEW').length).toBeGreaterThan(1);
  }
  expect(new Set(inquiries.map(({ status }) => status)).size).toBe(3);
  expect(reviews.filter(({ reportedAt: at }) => at !== null)).toHaveLength(1);
  const counts = await db.selectFrom('reviewCounts').select('reviews').execute();
  expect(ratingOf(counts.map((one) => one.reviews)).total).toBe(reviews.length);
});
