import { confirmEmail, findSession } from '@counter/contract/auth';
import { createBankFile, downloadBankFile } from '@counter/contract/payouts';
import {
  cancelBankChange,
  findBankChange,
  type BankChange,
  type CancelledBankChange,
} from '@counter/contract/settings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMailer } from '../../platform/clients/mail/mailer.ts';
import { sendMessage } from '../../platform/messages/mail/send-message.ts';
import { statusesOf } from '../../testing/answers.ts';
import { findAudit } from '../../testing/stores/audit.ts';
import { readCards, saveCard } from '../../testing/stores/bank.ts';
import { startMailServer } from '../../testing/doubles/mail-server.ts';
import { findLinkToken, findMails } from '../../testing/mails/mails.ts';
import { addUser, testPassword } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { addPaidShop, onStore, readNextPayout, sell } from '../../testing/stores/payouts.ts';
import { createTasks } from '../../wiring.ts';
import { payStore } from './paying.service.ts';

const hour = 60 * 60 * 1000;
const wednesday = new Date('2026-03-04T17:00:00Z');
const sunday = new Date('2026-03-08T20:00:00Z');

let market: TestMarket;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(() => market.clock.set(wednesday));
afterAll(() => market.test.close());

/** A store with a verified account that ends in 6789, a second owner, and something to be paid. */
async function addEarning() {
  const shop = await addPaidShop(market);
  const other = await addUser(market.test.platform.db, { store: shop.store, role: 'owner' });
  const { total } = await sell(shop);
  market.clock.set(sunday);
  return { shop, other, total };
}

async function change({ store, owner }: TestShop, accountNumber: string, as = owner) {
  const routing = { routingNumber: '021000021' };
  const response = await saveCard(market.test, as, store, 'bank', { accountNumber, ...routing });
  expect(response.statusCode).toBe(200);
  return findLinkToken(market.test.platform.db, owner.email);
}

const cancel = async (token: string) => market.test.call(cancelBankChange, { body: { token } });
const look = async (token: string) => market.test.call(findBankChange, { params: { token } });
const cardOf = async ({ store, owner }: TestShop) => readCards(market.test, owner, store);
const pay = async (shop: TestShop) => onStore(market, shop, payStore);
const isSignedIn = async ({ token }: { token: string }) =>
  (await market.test.call(findSession, {}, { token })).statusCode === 200;

/** Gives somebody who was signed out a session again. */
async function signInAgain(person: { readonly id: number }) {
  await market.test.platform.db
    .updateTable('sessions')
    .set({ endedAt: null })
    .where('userId', '=', person.id)
    .execute();
}

describe('a new bank account', () => {
  it('gets no payouts for 72 hours, as screens and mail say', async () => {
    const { shop, other, total } = await addEarning();
    await change(shop, '555544443333');
    const until = '2026-03-11T20:00:00.000Z';
    expect(await cardOf(shop)).toMatchObject({
      bankaccount: { accountNumber: '•••• 3333', verified: false },
      heldUntil: until,
    });
    const hold = { kind: 'BANK_CHANGED', until, reason: null };
    expect(await readNextPayout(market, shop)).toMatchObject({ amount: total, hold });
    market.clock.advance(24 * hour);
    expect(await pay(shop)).toMatchObject({ outcome: 'HELD', hold });
    for (const { email } of [shop.owner, other]) {
      const mail = (await findMails(market.test.platform.db, email)).at(-1);
      expect(mail?.subject).toMatch(/^The bank account of .* was changed$/);
      expect(mail?.body).toContain('March 11, 2026 at 4:00 PM (America/New York)');
      expect(mail?.body).toContain('from •••• 6789 to •••• 3333.');
    }
    market.clock.advance(48 * hour);
    const unverified = { kind: 'BANK_UNVERIFIED', until: null, reason: null };
    expect(await pay(shop)).toMatchObject({ outcome: 'HELD', hold: unverified });
    expect(await cardOf(shop)).toMatchObject({ heldUntil: null });
  });

  it('gets nothing if the mailed link cancels it', async () => {
    const { shop, other, total } = await addEarning();
    const { platform } = market.test;
    const server = await startMailServer();
    await change(shop, '555544443333', other);
    const rows = await platform.db
      .selectFrom('messages')
      .where('state', '=', 'QUEUED')
      .select('id')
      .execute();
    const mailer = openMailer({
      url: `smtp://127.0.0.1:${server.port}`,
      from: 'Counter <c@x.test>',
    });
    const send = sendMessage({ ...platform, mailer });
    for (const { id } of rows) await send({ messageId: id });
    await server.stop();
    const mail = server.received.find(({ to }) => to.includes(shop.owner.email))?.raw ?? '';
    const token = /cancel_bank_change\/([\w-]+)/.exec(mail.replaceAll('=\r\n', ''))?.[1] ?? '';

    expect((await look(token)).json<{ data: BankChange }>().data).toEqual({
      storeName: expect.stringContaining('Test Store') as unknown,
      timeZone: 'America/New_York',
      changedBy: other.name,
      changedAt: '2026-03-08T20:00:00.000Z',
      expiresAt: '2026-03-11T20:00:00.000Z',
    });
    const done = (await cancel(token)).json<{ data: CancelledBankChange }>().data;
    expect(done.signedOut).toEqual([other.name]);
    expect([await isSignedIn(shop.owner), await isSignedIn(other)]).toEqual([true, false]);
    expect(await cardOf(shop)).toMatchObject({
      bankaccount: { accountNumber: '•••• 6789', verified: true },
      heldUntil: null,
    });
    for (const { email } of [shop.owner, other]) {
      const told = (await findMails(platform.db, email)).at(-1);
      expect(told?.subject).toContain('uses its previous bank account again');
      expect(told?.body).toContain(`We signed out ${other.name}, whose account made the change`);
    }
    const entries = await findAudit(platform.db, 'bank_details.cancel');
    expect(entries.at(-1)).toMatchObject({
      storeId: shop.store.id,
      actorName: 'The link in the mail to the owners',
      after: { changed: ['BANK'] },
    });

    market.clock.advance(24 * hour);
    expect(await pay(shop)).toMatchObject({ outcome: 'PAID', amount: total });
    const operator = await addUser(platform.db, { operator: true });
    const { file } = await market.ask(
      createBankFile,
      { body: { format: 'CSV', password: testPassword } },
      operator,
    );
    const params = { id: String(file.id) };
    const { body } = await market.test.call(downloadBankFile, { params }, operator);
    expect(body).toContain('000123456789');
    expect(body).not.toContain('555544443333');
  });
});

describe('a cancellation link', () => {
  it('works once, even for two concurrent clicks', async () => {
    const { shop } = await addEarning();
    const token = await change(shop, '555544443333');
    const answers = await Promise.all([cancel(token), cancel(token)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    for (const again of [await cancel(token), await look(token)]) {
      expect(again.json()).toMatchObject({ code: 'LINK_USED' });
    }
  });

  it('works for 72 hours, and then the previous account is erased', async () => {
    const { shop } = await addEarning();
    const { platform } = market.test;
    const token = await change(shop, '555544443333');
    market.clock.advance(72 * hour - 1);
    expect((await look(token)).statusCode).toBe(200);
    market.clock.advance(1);
    for (const late of [await look(token), await cancel(token)]) {
      expect(late.json()).toMatchObject({ code: 'LINK_EXPIRED' });
    }
    expect(await cardOf(shop)).toMatchObject({ bankaccount: { accountNumber: '•••• 3333' } });
    const changes = platform.db.selectFrom('bankChanges').where('storeId', '=', shop.store.id);
    const { id } = await changes.select('id').executeTakeFirstOrThrow();
    await createTasks(platform, null)['bank.forget']?.({ storeId: shop.store.id, changeId: id });
    expect(await changes.selectAll().executeTakeFirst()).toMatchObject({
      formerAccountNumber: null,
      formerRoutingNumber: null,
    });
  });

  it('cancels nothing if it is invented or meant for something else', async () => {
    const { shop } = await addEarning();
    const token = await change(shop, '555544443333');
    expect((await cancel(`${token}x`)).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await market.test.call(confirmEmail, { body: { token } })).statusCode).toBe(404);
    const kept = await market.test.platform.db.selectFrom('bankChanges').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('of a later change restores the account before it, and the earlier link the original one', async () => {
    const { shop } = await addEarning();
    const first = await change(shop, '555544443333');
    market.clock.advance(hour);
    const second = await change(shop, '777766665555');
    expect(await cardOf(shop)).toMatchObject({ heldUntil: '2026-03-11T21:00:00.000Z' });
    expect((await cancel(second)).statusCode).toBe(200);
    await signInAgain(shop.owner);
    expect(await cardOf(shop)).toMatchObject({
      bankaccount: { accountNumber: '•••• 3333', verified: false },
      heldUntil: '2026-03-11T20:00:00.000Z',
    });
    expect((await cancel(first)).statusCode).toBe(200);
    await signInAgain(shop.owner);
    expect(await cardOf(shop)).toMatchObject({
      bankaccount: { accountNumber: '•••• 6789', verified: true },
      heldUntil: null,
    });
  });

  it('of an earlier change also undoes the later ones, whoever made them', async () => {
    const { shop, other } = await addEarning();
    const first = await change(shop, '555544443333');
    const second = await change(shop, '777766665555', other);
    const { signedOut } = (await cancel(first)).json<{ data: CancelledBankChange }>().data;
    expect(signedOut.toSorted()).toEqual([shop.owner.name, other.name].toSorted());
    await signInAgain(shop.owner);
    expect(await cardOf(shop)).toMatchObject({
      bankaccount: { accountNumber: '•••• 6789', verified: true },
    });
    expect((await cancel(second)).json()).toMatchObject({ code: 'LINK_USED' });
  });

  it("doesn't touch company and representative", async () => {
    const { shop } = await addEarning();
    await saveCard(market.test, shop.owner, shop.store, 'company', { address: '1 New Road' });
    const token = await change(shop, '555544443333');
    await cancel(token);
    await signInAgain(shop.owner);
    expect(await cardOf(shop)).toMatchObject({
      company: { address: '1 New Road', verified: false },
    });
  });
});
