import { consentCases } from '@counter/contract/cases';
import { recordConsent, withdrawConsent, type Consent } from '@counter/contract/customers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAudit } from '../../testing/stores/audit.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import * as consents from './consents.service.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  market.clock.set(new Date('2026-03-04T17:00:00Z'));
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

const phone = '+12125550199';

async function send(endpoint: typeof recordConsent | typeof withdrawConsent, fields: object = {}) {
  const { note, ...filled } = consentCases.filled;
  const ofConsent = endpoint === recordConsent ? { note } : {};
  const body = { storeId: shop.store.id, ...filled, ...ofConsent, ...fields };
  return post(market.test, endpoint, body, shop.owner);
}

async function historyAfter(...sent: Parameters<typeof send>): Promise<Consent[]> {
  return (await send(...sent)).json<{ data: Consent[] }>().data;
}

async function consented(phones: readonly string[], of = shop) {
  const { db } = market.test.platform;
  const scope = await scopeForSystem(db, of.store.id, 'Test');
  return [...(await consents.findConsentedPhones(db, scope, phones))];
}

async function acting<Result>(action: Parameters<typeof market.test.platform.act<Result>>[1]) {
  const { db, act } = market.test.platform;
  return act(await scopeForSystem(db, shop.store.id, 'Test'), action);
}

describe('consent to text messages', () => {
  it('can be given, withdrawn and given again, with the full history on record', async () => {
    expect(await consented([phone])).toEqual([]);
    const [given] = await historyAfter(recordConsent, {
      phoneNumber: '(212) 555-0199',
      note: 'Asked for the weekly menu.',
    });
    expect(given).toMatchObject({
      how: 'COUNTER',
      givenAt: '2026-03-04T17:00:00.000Z',
      givenBy: shop.owner.name,
      note: 'Asked for the weekly menu.',
      withdrawn: null,
    });
    expect(await consented([phone, '+12125550100'])).toEqual([phone]);

    market.clock.set(new Date('2026-03-05T17:00:00Z'));
    await historyAfter(withdrawConsent, { how: 'PHONE' });
    expect(await consented([phone])).toEqual([]);

    market.clock.set(new Date('2026-03-06T17:00:00Z'));
    const history = await historyAfter(recordConsent, { how: 'WRITTEN' });
    expect(history).toMatchObject([
      { how: 'WRITTEN', withdrawn: null },
      {
        id: given?.id,
        how: 'COUNTER',
        withdrawn: { at: '2026-03-05T17:00:00.000Z', how: 'PHONE', by: shop.owner.name },
      },
    ]);
    expect(await consented([phone])).toEqual([phone]);
  });

  it('changes nothing when it is recorded again, and is in the audit log once', async () => {
    await historyAfter(recordConsent);
    expect(await historyAfter(recordConsent, { how: 'PHONE' })).toMatchObject([{ how: 'COUNTER' }]);
    await historyAfter(withdrawConsent);
    expect(await historyAfter(withdrawConsent, { how: 'PHONE' })).toMatchObject([
      { withdrawn: { how: 'COUNTER' } },
    ]);
    for (const action of ['consent.record', 'consent.withdraw']) {
      const entries = await findAudit(market.test.platform.db, action);
      const ours = entries.filter(({ storeId }) => storeId === shop.store.id);
      expect(ours).toMatchObject([{ after: { how: 'COUNTER' } }]);
    }
  });

  it('given again at once stands above the one that was withdrawn', async () => {
    await historyAfter(recordConsent);
    await historyAfter(withdrawConsent);
    expect(await historyAfter(recordConsent)).toMatchObject([
      { withdrawn: null },
      { withdrawn: { how: 'COUNTER' } },
    ]);
  });

  it('counts for one store only', async () => {
    await historyAfter(recordConsent);
    expect(await consented([phone], await market.addShop())).toEqual([]);
  });

  it('requires complete numbers', async () => {
    const response = await send(recordConsent, { phoneNumber: '555 0199' });
    expect(response.json()).toMatchObject({ status: 422, errors: [{ path: 'phoneNumber' }] });
  });

  it('is recorded once per number by concurrent bulk requests', async () => {
    const phones = Array.from({ length: 40 }, (_, serial) => `+1212555${1000 + serial}`);
    const given = { how: 'IMPORT' } as const;
    const answers = await Promise.all(
      [phones, phones.toReversed(), [...phones, ...phones]].map(async (some) =>
        acting(async (work) => consents.recordConsent(work, some, given)),
      ),
    );
    expect(answers.flat().toSorted()).toEqual(phones);
    expect((await consented(phones)).toSorted()).toEqual(phones);
    const ended = await Promise.all(
      (['REPLY_STOP', 'PHONE'] as const).map(async (how) =>
        acting(async (work) => consents.withdrawConsent(work, '+12125551001', how)),
      ),
    );
    expect(ended.filter(Boolean)).toHaveLength(1);
  });
});

describe('the API validates a consent', () => {
  it.each([...consentCases.cases])('$field $value: $message', async ({ field, value, message }) => {
    const response = await send(recordConsent, { [field]: value });
    const { errors = [] } = response.json<{ errors?: { path: string; message: string }[] }>();
    const told = errors.find(({ path }) => path === field)?.message ?? null;
    const status = message === null ? 200 : 422;
    expect({ told, status: response.statusCode }).toEqual({ told: message, status });
  });
});
