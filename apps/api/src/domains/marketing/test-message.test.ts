import { proveTestNumber, sendTestMessage, sendTestNumberCode } from '@counter/contract/marketing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveStop } from '../../platform/messages/sms/stops.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  // Noon in New York.
  market.clock.set(new Date('2026-03-04T17:00:00Z'));
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

describe('a test message', () => {
  const body = () => ({ storeId: shop.store.id, message: 'Asparagus is here!' });
  const ask = async () => market.test.call(sendTestMessage, { body: body() }, shop.owner);
  const rename = async (phone: string) =>
    market.test.database.db
      .updateTable('users')
      .set({ phoneNumber: phone })
      .where('id', '=', shop.owner.id)
      .execute();
  const texts = async () =>
    market.test.database.db
      .selectFrom('messages')
      .where('kind', '=', 'SMS')
      .orderBy('id')
      .selectAll()
      .execute();
  const prove = async (code?: string) => {
    const { storeId: id } = body();
    await market.test.call(sendTestNumberCode, { body: { storeId: id } }, shop.owner);
    const sent = /\d{6}/.exec((await texts()).at(-1)?.body ?? '')?.[0] ?? '';
    const proof = { storeId: id, code: code ?? sent };
    return market.test.call(proveTestNumber, { body: proof }, shop.owner);
  };

  it("goes to the sender's verified number, exactly as customers would get it", async () => {
    await rename('(212) 555-0190');
    expect((await ask()).json()).toMatchObject({ status: 409, code: 'PHONE_NOT_PROVEN' });
    expect((await prove()).json()).toMatchObject({ data: '+12125550190' });
    expect((await ask()).json()).toMatchObject({
      data: { phone: '+12125550190', waits: false, leavesAt: '2026-03-04T17:00:00.000Z' },
    });
    expect((await texts()).at(-1)).toMatchObject({ recipient: '+12125550190', state: 'QUEUED' });
    expect((await texts()).at(-1)?.body).toMatch(/: Asparagus is here! Reply STOP to opt out\.$/);
  });

  it('goes to no other number, and to none with a wrong code', async () => {
    await rename('212 555 0191');
    const wrong = await prove('abcdef');
    expect(wrong.statusCode).toBe(422);
    market.clock.advance(60_000);
    expect((await prove()).statusCode).toBe(200);
    await rename('212 555 0192');
    expect((await ask()).json()).toMatchObject({ code: 'PHONE_NOT_PROVEN' });
  });

  it('respects quiet hours and STOP', async () => {
    await rename('212 555 0193');
    await prove();
    market.clock.set(new Date('2026-03-05T03:00:00Z'));
    expect((await ask()).json()).toMatchObject({
      data: { waits: true, leavesAt: '2026-03-05T13:00:00.000Z' },
    });
    await saveStop(market.test.database.db, {
      phone: '+12125550193',
      at: market.clock.now(),
      storeIds: [],
    });
    expect((await ask()).json()).toMatchObject({
      status: 409,
      detail: 'This number answered STOP to our text messages.',
    });
  });

  it('is refused to a person without a number', async () => {
    await rename('');
    expect((await ask()).json()).toMatchObject({ status: 409, code: 'CONFLICT' });
  });
});
