import {
  countFeedback,
  decideReview,
  findPublicReviews,
  findReportedReviews,
  findReviews,
  openReview,
  ratingOf,
  replyToReview,
  reportReview,
  stars,
  type Review,
  type Stars,
} from '@counter/contract/feedback';
import { findOverview } from '@counter/contract/operator';
import type { Problem } from '@counter/contract/shared';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { findAudit } from '../../testing/stores/audit.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { findMails } from '../../testing/mails/mails.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { saveReview, type ReviewWish } from './writing-review.service.ts';
import { scopeForGuest } from '../../platform/tenancy/entering.ts';

let market: TestMarket;
let shop: TestShop;
let operator: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  market = await createTestMarket();
  operator = await addUser(market.test.database.db, { operator: true });
});
beforeEach(async () => {
  shop = await market.addShop();
});
afterAll(() => market.test.close());

async function complete() {
  const order = await shop.place();
  for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(order.id, move);
  return order;
}

async function save(orderId: number, wish: Partial<ReviewWish> = {}): Promise<Review> {
  const { db, act } = market.test.platform;
  const scope = await scopeForGuest(db, shop.store.storeUrl, null);
  const said = { rating: 4 as Stars, review: 'Hot and good.', email: '', ...wish };
  return act(scope, (work) => saveReview(work, { orderId, ...said }));
}

/** The sentence of a refusal. */
const refusal = (saving: Promise<Review>): Promise<string> =>
  saving.then(
    () => 'not refused',
    (error: unknown) => (error instanceof ProblemError ? error.message : String(error)),
  );

const page = () => ({ storeId: String(shop.store.id), page: '0' });
const list = (query: { rating?: '4' | '5'; status?: 'NEW' } = {}) =>
  market.ask(findReviews, { params: page(), query }, shop.owner);
const shown = async () => {
  const params = { storeUrl: shop.store.storeUrl, page: '0' };
  return market.ask(findPublicReviews, { params }, { token: '' });
};
const of = (id: number) => ({ storeId: shop.store.id, id });
const reply = (id: number, text = 'Thank you!') =>
  market.test.call(replyToReview, { body: { ...of(id), text } }, shop.owner);
const report = (id: number) =>
  market.test.call(reportReview, { body: { ...of(id), reason: 'Never ordered.' } }, shop.owner);
const decide = (id: number, outcome: 'KEEP' | 'REMOVE') =>
  market.test.call(
    decideReview,
    { body: { ...of(id), outcome, note: 'We looked at the order.' } },
    operator,
  );

describe('a review', () => {
  it('requires a completed order, is new until opened, and gets a reply below it and by mail', async () => {
    const order = await complete();
    const { id } = await save(order.id, { email: 'maya@lind.test' });
    const review = {
      id,
      userFullName: 'Maya Lind',
      rating: 4,
      review: 'Hot and good.',
      createdAt: '2026-03-04T17:00:00.000Z',
      changedAt: null,
      orderNumber: order.orderNumber,
      orderTotal: order.payable,
      status: 'NEW',
      reply: null,
      report: null,
    };
    expect(await list()).toEqual({ content: [review], totalElements: 1, counts: [0, 0, 0, 1, 0] });
    const elsewhere = shop;
    shop = await market.addShop();
    expect(await list()).toEqual({ content: [], totalElements: 0, counts: [0, 0, 0, 0, 0] });
    expect(await shown()).toMatchObject({ totalElements: 0, counts: [0, 0, 0, 0, 0] });
    shop = elsewhere;
    expect(await list({ rating: '5' })).toMatchObject({ totalElements: 0 });
    expect(await list({ rating: '4', status: 'NEW' })).toMatchObject({ totalElements: 1 });
    const params = { storeId: String(shop.store.id) };
    expect(await market.ask(countFeedback, { params }, shop.owner)).toMatchObject({
      newReviews: 1,
      reviews: 1,
    });
    const opened = { params: { id: String(id) } };
    expect(await market.ask(openReview, opened, shop.owner)).toMatchObject({ status: 'READ' });
    const stranger = (await market.addShop()).owner;
    expect((await market.test.call(openReview, opened, stranger)).statusCode).toBe(403);

    expect((await reply(id)).json()).toMatchObject({
      data: { status: 'REPLIED', reply: { text: 'Thank you!', by: shop.owner.name } },
    });
    const again = (await reply(id)).json<Problem>();
    expect(again.detail).toBe(
      `${shop.owner.name} already replied at 12:00 PM. Nothing was changed.`,
    );
    expect(await shown()).toEqual({
      content: [
        {
          id,
          name: 'Maya L.',
          rating: 4,
          review: 'Hot and good.',
          createdAt: review.createdAt,
          reply: { text: 'Thank you!', at: '2026-03-04T17:00:00.000Z' },
        },
      ],
      totalElements: 1,
      counts: [0, 0, 0, 1, 0],
    });
    const [mail] = await findMails(market.test.database.db, 'maya@lind.test');
    expect(mail?.body).toContain(`https://counter.test/s/${shop.store.storeUrl}/reviews`);
  });

  it("is rejected for an order that wasn't handed over, or of another store", async () => {
    const order = await shop.place();
    expect(await refusal(save(order.id))).toBe('An order can be reviewed once it is handed over.');
    const done = await complete();
    await shop.move(done.id, 'cancel');
    expect(await refusal(save(done.id))).toContain('once it is handed over');
    const theirs = await complete();
    shop = await market.addShop();
    expect(await refusal(save(theirs.id))).toBe('There is no such order.');
  });

  it('is one per order and can be changed for 7 days, which makes it new again', async () => {
    const order = await complete();
    const { id } = await save(order.id);
    await reply(id);
    market.clock.set(new Date('2026-03-11T17:00:00Z'));
    const changed = await save(order.id, { rating: 2, review: 'Cold, on second thought.' });
    expect(changed).toMatchObject({
      id,
      rating: 2,
      status: 'NEW',
      changedAt: '2026-03-11T17:00:00.000Z',
      reply: { text: 'Thank you!' },
    });
    expect((await list()).counts).toEqual([0, 1, 0, 0, 0]);
    market.clock.set(new Date('2026-03-11T17:00:01Z'));
    expect(await refusal(save(order.id))).toMatch(/for 7 days/);
    market.clock.set(new Date('2026-03-04T17:00:00Z'));
    expect((await findAudit(market.test.database.db, 'review.change')).at(-1)).toMatchObject({
      before: { rating: 4 },
      after: { rating: 2 },
    });
  });
});

describe('a reported review', () => {
  it('can be removed by the marketplace, from the web store, the average and further replies', async () => {
    const order = await complete();
    const { id } = await save(order.id, { rating: 1 });
    await save((await complete()).id, { rating: 5 });
    expect((await decide(id, 'REMOVE')).json<Problem>().detail).toMatch(/^It is not reported/);
    expect((await report(id)).json()).toMatchObject({
      data: { report: { reason: 'Never ordered.', by: shop.owner.name, decision: null } },
    });
    expect((await report(id)).statusCode).toBe(409);
    const { reportedReviews } = await market.ask(findOverview, {}, operator);
    expect(reportedReviews).toBeGreaterThan(0);
    const query = { state: 'REPORTED', search: order.orderNumber } as const;
    const { content } = await market.ask(findReportedReviews, { query }, operator);
    expect(content).toMatchObject([{ id, state: 'REPORTED', storeId: shop.store.id }]);

    expect((await decide(id, 'REMOVE')).json()).toMatchObject({ data: { state: 'REMOVED' } });
    expect((await decide(id, 'KEEP')).statusCode).toBe(409);
    expect(await shown()).toMatchObject({ totalElements: 1, counts: [0, 0, 0, 0, 1] });
    expect(await list()).toMatchObject({ totalElements: 2, counts: [0, 0, 0, 0, 1] });
    expect((await reply(id)).statusCode).toBe(409);
    expect(await refusal(save(order.id))).toMatch(/^The marketplace removed this review/);
    const mail = (await findMails(market.test.database.db, shop.owner.email)).at(-1);
    expect(mail?.subject).toBe(`The review of order ${order.orderNumber} is removed`);
    expect(mail?.body).toContain('We looked at the order.');
    const state = { query: { state: 'REMOVED', search: order.orderNumber } } as const;
    expect(await market.ask(findReportedReviews, state, operator)).toMatchObject({
      totalElements: 1,
    });
  });

  it('is listed to operators by when it was reported, the latest first, and decided alone', async () => {
    const [first, second] = [await save((await complete()).id), await save((await complete()).id)];
    const before = market.clock.now();
    for (const { id } of [second, first]) {
      await report(id);
      market.clock.advance(1);
    }
    market.clock.set(before);
    const listed = async () => {
      const { content } = await market.ask(findReportedReviews, { query: {} }, operator);
      const own = content.filter(({ storeId }) => storeId === shop.store.id);
      return own.map(({ id, state }) => [id, state]);
    };
    expect(await listed()).toEqual([
      [first.id, 'REPORTED'],
      [second.id, 'REPORTED'],
    ]);
    await decide(first.id, 'KEEP');
    expect(await listed()).toEqual([
      [first.id, 'KEPT'],
      [second.id, 'REPORTED'],
    ]);
  });

  it('can be kept by the marketplace, and reported again once it changes', async () => {
    const order = await complete();
    const { id } = await save(order.id);
    await report(id);
    expect((await decide(id, 'KEEP')).json()).toMatchObject({ data: { state: 'KEPT' } });
    expect((await report(id)).json<Problem>().detail).toMatch(/has decided on this review/);
    expect(await shown()).toMatchObject({ totalElements: 1 });
    await save(order.id, { review: 'Something else.' });
    expect((await report(id)).statusCode).toBe(200);
  });
});

describe('the list of reviews', () => {
  it('starts with the latest, even after an older one changes', async () => {
    const older = await complete();
    const { id: first } = await save(older.id, { rating: 3 });
    const { id: second } = await save((await complete()).id, { rating: 5 });
    await save(older.id, { rating: 2 });
    const { content } = await list();
    expect(content.slice(0, 2).map(({ id }) => id)).toEqual([second, first]);
  });
});

describe('the average rating', () => {
  it('covers all reviews that count, however they were written or changed', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, complete));
    const anyRating = fc.constantFrom(...stars);
    const step = fc.tuple(fc.nat(orders.length - 1), anyRating);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        for (const [place, rating] of steps) await save(orders[place]?.id ?? 0, { rating });
        const { content, counts } = await list();
        const ratings = content.map(({ rating }) => rating);
        expect(counts).toEqual(stars.map((one) => ratings.filter((own) => own === one).length));
        const sum = ratings.reduce<number>((all, one) => all + one, 0);
        const { average, total } = ratingOf(counts);
        expect(total).toBe(ratings.length);
        const tenths = Math.round((average ?? 0) * 10);
        expect(2 * Math.abs(tenths * total - 10 * sum)).toBeLessThanOrEqual(total);
      }),
      { numRuns: 8 },
    );
  });
});
