import {
  changeContactPhone,
  findConsumer,
  sendConsumerCode,
  sendContactPhoneCode,
  signInConsumer,
  signOutConsumer,
} from '@counter/contract/consumers';
import type { Problem } from '@counter/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../platform/kernel/clock.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { consumerTokenIn } from '../../testing/stores/consumers.ts';
import { eventually } from '../../testing/eventually.ts';
import { countLockWaits } from '../../testing/processes/lock-waits.ts';
import { addStore } from '../../testing/stores/marketplace.ts';
import type { Response } from '../../testing/stores/orders.ts';
import { notifyConsumer } from './notify-consumer.ts';

const start = new Date('2026-03-04T17:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const clock = movableClock(start);
let test: TestApp;
let storeUrl = '';

beforeAll(async () => {
  test = await createTestApp({ clock });
  ({ storeUrl } = await addStore(test.database.db));
});
afterAll(() => test.close());
beforeEach(async () => {
  clock.set(start);
  await test.database.db.deleteFrom('messages').execute();
  await test.database.db.deleteFrom('consumerCodes').execute();
});

const later = (ms: number): void => clock.set(new Date(clock.now().getTime() + ms));
const send = (recipient: string) => test.call(sendConsumerCode, { body: { recipient, storeUrl } });
const enter = (recipient: string, code: string) =>
  test.call(signInConsumer, { body: { recipient, code } });

async function codeSentTo(recipient: string): Promise<string> {
  const message = await test.database.db
    .selectFrom('messages')
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .select(['kind', 'body'])
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(message.body ?? '')?.[0] ?? '';
}

async function signIn(recipient: string, written = recipient): Promise<string> {
  await send(written);
  return consumerTokenIn(await enter(written, await codeSentTo(recipient)));
}

async function who(consumer?: string) {
  const response = await test.call(findConsumer, {}, consumer ? { consumer } : {});
  return response.json<{ data: unknown }>().data;
}

const problemOf = (response: Response) => response.json<Problem>();

describe('signing up with a code', () => {
  it('sends it to a phone number in any format and makes one account', async () => {
    const first = await signIn('+12125550142', '(212) 555-0142');
    expect(await who(first)).toMatchObject({ signedInAs: '+12125550142', phoneProven: true });
    later(minute);
    const second = await signIn('+12125550142', '+1 212.555.0142');
    expect(second).not.toBe(first);
    const { rows } = await test.database.pool.query(
      `select count(*)::int as count from consumers where phone = '+12125550142'`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('sends it to an email address and answers the same for known and unknown ones', async () => {
    const answers = [];
    for (const round of [1, 2]) {
      answers.push((await send('Maya@Example.test')).body);
      if (round === 1) await enter('maya@example.test', await codeSentTo('maya@example.test'));
      later(minute);
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('"channel":"MAIL"');
  });

  it('hides the session from scripts and from other sites', async () => {
    await send('maya@example.test');
    const response = await enter('maya@example.test', await codeSentTo('maya@example.test'));
    const [cookie, device] = [response.headers['set-cookie']].flat();
    expect(device).toMatch(
      /^__Host-counter_shopper_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(cookie).toMatch(
      /^__Host-counter_consumer=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const foreign = await test.app.inject({
      method: 'POST',
      url: '/api/v1/consumer/logout',
      headers: {
        cookie: `__Host-counter_consumer=${consumerTokenIn(response)}`,
        origin: 'https://evil.example',
      },
    });
    expect(problemOf(foreign)).toMatchObject({ status: 403, code: 'NOT_ALLOWED' });
    expect(await who(consumerTokenIn(response))).not.toBeNull();
  });

  it('recognizes the browser, whoever signs in with it', async () => {
    const enterWith = async (recipient: string, cookie: string) => {
      await send(recipient);
      const payload = { recipient, code: await codeSentTo(recipient) };
      const headers = { cookie, origin: 'http://localhost' };
      const url = '/api/v1/consumer/session';
      const { headers: answered } = await test.app.inject({
        method: 'POST',
        url,
        headers,
        payload,
      });
      return String([answered['set-cookie']].flat()[1]).split(';')[0] ?? '';
    };
    const device = await enterWith('eva@example.test', '');
    expect(await enterWith('finn@example.test', device)).toBe(device);
    const { rows } = await test.database.pool.query(
      `select count(distinct device_hash)::int as devices, count(*)::int as sessions
       from consumer_sessions s join consumers c on c.id = s.consumer_id
       where c.email in ('eva@example.test', 'finn@example.test')`,
    );
    expect(rows).toEqual([{ devices: 1, sessions: 2 }]);
  });

  it('refuses countries without text messages and says what works instead', async () => {
    const refused = await send('+1 876 555 1234');
    expect(problemOf(refused)).toMatchObject({
      status: 409,
      detail: "We can't send text messages to numbers in Jamaica. Use your email address instead.",
    });
    const { rows } = await test.database.pool.query(
      `select from messages where recipient = '+18765551234'`,
    );
    expect(rows).toEqual([]);
  });

  it('rejects what is neither a phone number nor an email address', async () => {
    for (const recipient of ['', 'maya', '555 0142', 'maya@', '@example.test']) {
      expect((await send(recipient)).statusCode).toBe(422);
    }
  });
});

describe('a code', () => {
  const [recipient, wrong] = ['ben@example.test', '000000'];

  it('works once, for ten minutes, and replaces an earlier one', async () => {
    await send(recipient);
    const first = await codeSentTo(recipient);
    later(31_000);
    await send(recipient);
    const code = await codeSentTo(recipient);
    const early = first === code ? 'none' : first;
    expect((await enter(recipient, early)).statusCode).not.toBe(200);
    later(10 * minute - 1000);
    expect((await enter(recipient, code)).statusCode).toBe(200);
    expect(problemOf(await enter(recipient, code)).code).toBe('WRONG_CODE');
    later(minute);
    await send(recipient);
    const late = await codeSentTo(recipient);
    later(10 * minute);
    expect(problemOf(await enter(recipient, late)).detail).toContain('no longer works');
  });

  it('allows five attempts, concurrent ones included', async () => {
    await send(recipient);
    const code = await codeSentTo(recipient);
    const other = code === wrong ? '111111' : wrong;
    expect(problemOf(await enter(recipient, other)).detail).toContain('4 more tries');
    await Promise.all(Array.from({ length: 20 }, () => enter(recipient, other)));
    expect((await enter(recipient, code)).statusCode).toBe(401);
  });

  it('signs in only one of several concurrent callers', async () => {
    await send(recipient);
    const code = await codeSentTo(recipient);
    const answers = await Promise.all(Array.from({ length: 4 }, () => enter(recipient, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('changes the contact number only once for concurrent callers', async () => {
    const { db } = test.database;
    const consumer = await signIn(recipient);
    const phone = '+12125550188';
    await test.call(sendContactPhoneCode, { body: { phone, storeUrl } }, { consumer });
    const code = await codeSentTo(phone);
    const change = async () =>
      test.call(changeContactPhone, { body: { phone, code } }, { consumer });
    const held = await db.startTransaction().execute();
    await held.selectFrom('consumerCodes').forUpdate().selectAll().execute();
    const changes = [change(), change()];
    // Both hold a code that is still good when the first of them uses it up.
    await eventually(async () => expect(await countLockWaits(db)).toBe(2));
    await held.commit().execute();
    const answers = await Promise.all(changes);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 401]));
    expect(await who(consumer)).toMatchObject({ phone });
  });
});

describe("a consumer's session", () => {
  it('ends when they sign out', async () => {
    const consumer = await signIn('cleo@example.test');
    const out = await test.call(signOutConsumer, {}, { consumer });
    expect(String(out.headers['set-cookie'])).toMatch(/^__Host-counter_consumer=; Max-Age=0/);
    expect(await who(consumer)).toBeNull();
    expect((await test.call(signOutConsumer, {}, { consumer })).statusCode).toBe(401);
  });

  it('ends after 30 days of inactivity, and after 90 days at the latest', async () => {
    const resting = await signIn('dara@example.test');
    later(30 * day + minute);
    expect(await who(resting)).toBeNull();
    const visiting = await signIn('dara@example.test');
    for (let visits = 0; visits < 4; visits += 1) {
      later(22 * day);
      expect(await who(visiting)).not.toBeNull();
    }
    later(3 * day);
    expect(await who(visiting)).toBeNull();
  });
});

describe('updates about an order', () => {
  async function tell(values: { name: string; phone: string | null; email: string | null }) {
    const { db, act } = test.platform;
    const { id } = await db
      .insertInto('consumers')
      .values({ ...values, addresses: '[]', createdAt: start })
      .returning('id')
      .executeTakeFirstOrThrow();
    const scope = await scopeForSystem(db, (await addStore(db)).id, 'Test');
    await act(scope, async (work) =>
      notifyConsumer(test.platform, work, {
        consumerId: id,
        subject: 'Your order',
        sentences: ['It is ready.', 'See you soon.'],
        askedAt: start,
      }),
    );
    const messages = await test.database.db
      .selectFrom('messages')
      .select(['kind', 'recipient', 'subject', 'body'])
      .execute();
    return { messages, store: scope.storeName };
  }

  it.each([
    ['Noor', /^Hello Noor,/],
    ['', /^Hello there,/],
  ])('greet a customer with a name by mail: "%s"', async (name, greeting) => {
    const email = `news-${name.length}@example.test`;
    const { messages, store } = await tell({ name, phone: null, email });
    expect(messages).toMatchObject([{ kind: 'MAIL', recipient: email, subject: 'Your order' }]);
    expect(messages[0]?.body).toMatch(greeting);
    expect(messages[0]?.body).toContain(`${store}: It is ready.`);
  });

  it('are one line of text without an email address', async () => {
    const { messages, store } = await tell({ name: 'Noor', phone: '+12125550178', email: null });
    expect(messages).toMatchObject([{ kind: 'SMS', recipient: '+12125550178' }]);
    expect(messages[0]?.body).toContain(`${store}: It is ready. See you soon.`);
  });

  it("are skipped where texts can't be sent", async () => {
    expect((await tell({ name: 'Noor', phone: '+882161234567', email: null })).messages).toEqual(
      [],
    );
  });
});
