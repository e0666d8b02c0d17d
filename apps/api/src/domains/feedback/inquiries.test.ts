import { questionCases } from '@counter/contract/cases';
import {
  askQuestion,
  countFeedback,
  findInquiries,
  findQuestion,
  openInquiry,
  replyToInquiry,
  type FeedbackStatus,
} from '@counter/contract/feedback';
import type { Problem } from '@counter/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statusesOf } from '../../testing/answers.ts';
import { saveStop } from '../../platform/messages/sms/stops.ts';
import { findAudit } from '../../testing/stores/audit.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { findMails } from '../../testing/mails/mails.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  shop = await market.addShop();
});
afterAll(() => market.test.close());

const asked = { name: 'Maya Lind', message: 'Do you cater for forty people?' };

async function ask(fields: object = {}, idempotencyKey?: string) {
  return market.test.app.inject({
    method: 'POST',
    url: `/api/v1/storefront/${shop.store.storeUrl}/questions`,
    payload: { ...asked, email: 'maya@lind.test', ...fields },
    headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
  });
}

async function asks(fields: object = {}): Promise<string> {
  return (await ask(fields)).json<{ data: { token: string } }>().data.token;
}

async function list(status?: FeedbackStatus, page = 0) {
  const params = { storeId: String(shop.store.id), page: String(page) };
  const query = status ? { status } : {};
  return market.ask(findInquiries, { params, query }, shop.owner);
}

async function newest() {
  const { content } = await list();
  return content[0]?.id ?? 0;
}

const open = (id: number, as = shop.owner) =>
  market.test.call(openInquiry, { params: { id: String(id) } }, as);

const reply = (id: number, text: string, as = shop.owner) =>
  market.test.call(replyToInquiry, { body: { storeId: shop.store.id, id, text } }, as);

const show = (token: string) => {
  const params = { storeUrl: shop.store.storeUrl, token };
  return market.test.call(findQuestion, { params });
};

const counts = () =>
  market.ask(countFeedback, { params: { storeId: String(shop.store.id) } }, shop.owner);

const eventsOf = async () => {
  const { db } = market.test.database;
  const rows = await db
    .selectFrom('storeEvents')
    .where('storeId', '=', shop.store.id)
    .orderBy('seq')
    .select('event')
    .execute();
  return rows.map(({ event }) => event);
};

describe('a question on the web store', () => {
  it('is new, becomes read when opened, and is answered by mail and on its own page', async () => {
    const token = await asks({ eventDate: '6/1/2026', address: ' 12 Mill Lane ' });
    const id = await newest();
    const inquiry = {
      id,
      ...asked,
      email: 'maya@lind.test',
      phoneNumber: '',
      address: '12 Mill Lane',
      eventDate: '2026-06-01',
      createdAt: '2026-03-04T17:00:00.000Z',
      status: 'NEW',
      reply: null,
    };
    expect(await list()).toEqual({ content: [inquiry], totalElements: 1 });
    expect(await counts()).toEqual({ newInquiries: 1, newReviews: 0, reviews: 0 });
    expect((await open(id)).json()).toEqual({ data: { ...inquiry, status: 'READ' } });
    expect((await open(id)).headers['cache-control']).toBe('no-store');
    expect(await counts()).toMatchObject({ newInquiries: 0 });

    expect((await show(token)).json()).toMatchObject({
      data: { reply: null, message: asked.message, answeredBy: 'EMAIL' },
    });
    const text = 'We do. How many vegetarians?';
    expect((await reply(id, text)).json()).toMatchObject({
      data: { status: 'REPLIED', reply: { text, by: shop.owner.name, sentBy: 'MAIL' } },
    });
    const link = `https://counter.test/s/${shop.store.storeUrl}/questions/${token}`;
    const [mail] = await findMails(market.test.database.db, 'maya@lind.test');
    expect(mail?.subject).toContain('answered your question');
    for (const part of ['Hello Maya Lind', asked.message, text, link]) {
      expect(mail?.body).toContain(part);
    }
    const answered = (await show(token)).json<{ data: object }>().data;
    expect(answered).toMatchObject({ reply: { text, at: '2026-03-04T17:00:00.000Z' } });
    expect(JSON.stringify(answered)).not.toContain(shop.owner.name);
    expect((await eventsOf()).map(({ kind }) => kind)).toEqual([
      'inquiry.arrived',
      'feedback.changed',
      'feedback.changed',
    ]);
    expect((await findAudit(market.test.database.db, 'inquiry.reply')).at(-1)).toMatchObject({
      entityId: id,
      after: { text },
    });
  });

  it('is answered by text message if its author left no email address', async () => {
    const token = await asks({ email: '', phoneNumber: '+1 (212) 555-0142' });
    expect((await show(token)).json()).toMatchObject({ data: { answeredBy: 'TEXT' } });
    await reply(await newest(), 'We do.');
    const { db } = market.test.database;
    const text = await db
      .selectFrom('messages')
      .where('kind', '=', 'SMS')
      .orderBy('id', 'desc')
      .select(['recipient', 'body'])
      .executeTakeFirst();
    expect(text?.recipient).toBe('+12125550142');
    expect(text?.body).toMatch(/We do\.\nhttps:.*\nReply STOP/);
  });

  it("is answered only at its link if its author can't be texted", async () => {
    const phone = '+12125550149';
    const token = await asks({ email: '', phoneNumber: phone });
    const { db } = market.test.database;
    await saveStop(db, { phone, at: market.clock.now(), storeIds: [] });
    expect((await reply(await newest(), 'We do.')).json()).toMatchObject({
      message: "Reply saved at the link of the question. We can't text this number.",
      data: { reply: { text: 'We do.', sentBy: null } },
    });
    const sent = db.selectFrom('messages').where('recipient', '=', phone).select('id');
    expect(await sent.execute()).toEqual([]);
    expect((await show(token)).json()).toMatchObject({ data: { reply: { text: 'We do.' } } });
  });

  it('is answered once, and the slower of two people learns who answered', async () => {
    await asks();
    await asks({ message: 'Another question' });
    const id = await newest();
    const { db } = market.test.database;
    const colleague = await addUser(db, { store: shop.store, role: 'staff' });
    const answers = await Promise.all([
      reply(id, 'First of two answers'),
      reply(id, 'Second of two', colleague),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await list('REPLIED')).toMatchObject({ totalElements: 1, content: [{ id }] });
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json<Problem>().detail).toMatch(/^Person \d+ already answered at 12:00 PM\./);
  });

  it("can't be opened or answered by another store", async () => {
    await asks();
    const id = await newest();
    const { owner } = await market.addShop();
    expect((await open(id, owner)).statusCode).toBe(403);
    expect((await reply(id, 'Hello', owner)).statusCode).toBe(403);
    expect((await open(999_999)).statusCode).toBe(404);
    expect((await list()).content).toMatchObject([{ status: 'NEW' }]);
    const token = await asks();
    const params = { storeUrl: (await market.addShop()).store.storeUrl, token };
    expect((await market.test.call(findQuestion, { params })).statusCode).toBe(404);
  });

  it('is listed 10 a page, filtered by status', async () => {
    for (let number = 1; number <= 11; number += 1) await asks({ name: `Asker ${number}` });
    await open(await newest());
    const { content, totalElements } = await list();
    expect([content.length, totalElements, content[0]?.name]).toEqual([10, 11, 'Asker 11']);
    expect((await list(undefined, 1)).content).toMatchObject([{ name: 'Asker 1' }]);
    expect(await list('READ')).toMatchObject({ totalElements: 1, content: [{ status: 'READ' }] });
  });

  it('is stored once per idempotency key', async () => {
    const key = crypto.randomUUID();
    const [one, other] = [await ask({}, key), await ask({}, key)];
    expect(one.json()).toEqual(other.json());
    expect((await list()).totalElements).toBe(1);
  });

  it("can't be about a past event", async () => {
    const response = await ask({ eventDate: '2026-03-03' });
    expect(response.json<Problem>().errors).toEqual([
      { path: 'eventDate', message: "Event date can't be in the past" },
    ]);
    expect((await ask({ eventDate: '2026-03-04' })).statusCode).toBe(200);
  });

  it('is rejected if a hidden field is filled in, as bots do', async () => {
    const response = await ask({ website: 'https://spam.test' });
    expect(response.json<Problem>().errors).toMatchObject([{ path: 'website' }]);
    expect((await list()).totalElements).toBe(0);
  });
});

describe('the API validates a question', () => {
  it.each([...questionCases.cases])(
    '$field $value: $message',
    async ({ field, value, message, given }) => {
      const response = await ask({ ...questionCases.filled, ...given, [field]: value });
      const { errors = [] } = response.json<Problem>();
      expect(errors.find(({ path }) => path === field)?.message ?? null).toBe(message);
    },
  );

  it('and allows five a minute per caller', () => {
    expect(askQuestion.rateLimit).toBe(5);
  });
});
