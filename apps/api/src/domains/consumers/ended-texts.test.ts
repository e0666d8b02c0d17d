import {
  endTexts,
  sendConsumerCode,
  signInConsumer,
  type Consumer,
} from '@counter/contract/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movableClock } from '../../platform/kernel/clock.ts';
import { scopeForGuest } from '../../platform/tenancy/entering.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { consumerTokenIn } from '../../testing/stores/consumers.ts';
import { addStore } from '../../testing/stores/marketplace.ts';
import { recordConsent } from '../customers/index.ts';

const start = new Date('2026-03-04T17:00:00Z');
const phone = '+12125550177';
const clock = movableClock(start);
let test: TestApp;
let storeUrl = '';

beforeAll(async () => {
  test = await createTestApp({ clock });
  ({ storeUrl } = await addStore(test.database.db));
});
afterAll(() => test.close());

async function signIn(): Promise<string> {
  await test.call(sendConsumerCode, { body: { recipient: phone, storeUrl } });
  const { body } = await test.database.db
    .selectFrom('messages')
    .where('recipient', '=', phone)
    .select('body')
    .executeTakeFirstOrThrow();
  const code = /\d{6}/.exec(body ?? '')?.[0] ?? '';
  return consumerTokenIn(await test.call(signInConsumer, { body: { recipient: phone, code } }));
}

describe('consent to text messages', () => {
  it('ends before the answer, which says so, once, and at that store alone', async () => {
    const { act, db } = test.platform;
    const consumer = await signIn();
    const other = await addStore(test.database.db);
    const scopes = [];
    for (const url of [storeUrl, other.storeUrl]) {
      const scope = await scopeForGuest(db, url, null);
      await act(scope, async (work) => recordConsent(work, [phone], { how: 'WEB_STORE' }));
      scopes.push(scope);
    }
    const end = async () => {
      const answer = await test.call(endTexts, { body: { storeUrl } }, { consumer });
      return answer.json<{ data: Consumer }>().data.texts?.stores.map((one) => one.storeUrl);
    };
    expect(await end()).toEqual([other.storeUrl]);
    clock.set(new Date(start.getTime() + 60_000));
    expect(await end()).toEqual([other.storeUrl]);
    const consents = await db
      .selectFrom('smsConsents')
      .where('phone', '=', phone)
      .orderBy('storeId')
      .select(['storeId', 'withdrawnHow', 'withdrawnAt'])
      .execute();
    expect(consents).toEqual([
      { storeId: scopes[0]?.storeId, withdrawnHow: 'WEB_STORE', withdrawnAt: start },
      { storeId: scopes[1]?.storeId, withdrawnHow: null, withdrawnAt: null },
    ]);
  });
});
