import { findProfile, mailMeAgain } from '@counter/contract/auth';
import { addRecipient, findNotifications } from '@counter/contract/notifications';
import { findMessage, mailRecipientAgain } from '@counter/contract/operator';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { letterToAddress } from '../../platform/clients/mail/letter.ts';
import { messageIdOf } from '../../platform/clients/mail/message-id.ts';
import { bouncesTask } from '../../platform/messages/mail/bounced-addresses.ts';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import { sendMessage } from '../../platform/messages/mail/send-message.ts';
import { testBounceToken } from '../../testing/app.ts';
import { findAudit } from '../../testing/stores/audit.ts';
import { findMails } from '../../testing/mails/mails.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { notifyOfBounces } from './bounces.service.ts';
import { notificationTasks } from './notifications.jobs.ts';

const reader = 'maya@kitchen.test';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(() => market.test.close());

beforeEach(async () => {
  await market.test.database.db.deleteFrom('bouncedAddresses').execute();
  await market.test.database.db.deleteFrom('messages').execute();
  shop = await market.addShop();
  const body = { storeId: shop.store.id, kind: 'WEEKLY', email: reader } as const;
  await market.ask(addRecipient, { body }, shop.owner);
});

const hardBounce = (Email: string) => ({
  RecordType: 'Bounce',
  Type: 'HardBounce',
  Email,
  Description: 'No such mailbox.',
});

async function report(
  payload: object | string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const type = typeof payload === 'string' ? 'message/rfc822' : 'application/json';
  return market.test.app.inject({
    method: 'POST',
    url: '/api/v1/mail/bounces',
    payload,
    headers: { 'content-type': type, authorization: `Bearer ${testBounceToken}`, ...headers },
  });
}

/** Runs the job that reports bounces. */
async function tell() {
  await notificationTasks(market.test.platform)[bouncesTask]?.({});
}

async function writeMail(to: string) {
  const { db } = market.test.database;
  const mail = letterToAddress(to, 'Your week', ['All went well.']);
  await db.transaction().execute(async (tx) => queueMail(tx, market.clock.now(), mail));
  return db
    .selectFrom('messages')
    .where('recipient', '=', to)
    .orderBy('id', 'desc')
    .select(['id', 'createdAt', 'state', 'failure'])
    .executeTakeFirstOrThrow();
}

const recipients = async () => {
  const params = { storeId: String(shop.store.id) };
  return (await market.ask(findNotifications, { params }, shop.owner)).recipients;
};

it('an address that bounces gets no more mail, and the list says why', async () => {
  expect((await report(hardBounce('Maya@kitchen.test'))).statusCode).toBe(204);
  expect(await recipients()).toMatchObject([{ email: reader, bounced: 'No such mailbox.' }]);
  const { id } = await writeMail(reader);
  const { db, clock, vault, sms } = market.test.platform;
  await sendMessage({ db, clock, vault, sms, mailer: null })({ messageId: id });
  const [sent] = await db.selectFrom('messages').where('id', '=', id).selectAll().execute();
  expect(sent).toMatchObject({ state: 'FAILED' });
  expect(sent?.failure).toBe('Not sent: emails to this address bounce. No such mailbox.');
});

it('the owner is told once, and adding the address again resumes its mails', async () => {
  await report(hardBounce(reader));
  await report(hardBounce(reader));
  await tell();
  const [mail, ...more] = await findMails(market.test.database.db, shop.owner.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Emails to maya@kitchen.test bounce');
  expect(mail?.body).toContain('No such mailbox.');
  const body = { storeId: shop.store.id, kind: 'WEEKLY', email: reader } as const;
  await market.ask(addRecipient, { body }, shop.owner);
  expect(await recipients()).toMatchObject([{ email: reader, bounced: null }]);
  await tell();
  expect(await findMails(market.test.database.db, shop.owner.email)).toHaveLength(1);
});

it('owners are told of all bounces of their stores, whatever the batch size', async () => {
  const other = await market.addShop();
  const body = { storeId: other.store.id, kind: 'WEEKLY', email: 'chef@kitchen.test' } as const;
  await market.ask(addRecipient, { body }, other.owner);
  await market.ask(addRecipient, { body: { ...body, email: reader } }, other.owner);
  for (const address of ['nobody@kitchen.test', reader, body.email]) {
    await report(hardBounce(address));
  }
  await notifyOfBounces(market.test.platform, 1);
  const told = async ({ email }: { readonly email: string }) =>
    (await findMails(market.test.database.db, email)).map(({ subject }) => subject).toSorted();
  expect(await told(shop.owner)).toEqual([`Emails to ${reader} bounce`]);
  expect(await told(other.owner)).toEqual([
    'Emails to chef@kitchen.test bounce',
    `Emails to ${reader} bounce`,
  ]);
});

it('a person whose mails bounce sees it in the profile and can resume them there', async () => {
  await report(hardBounce(shop.owner.email));
  expect((await market.ask(findProfile, {}, shop.owner)).emailBounced).toBe('No such mailbox.');
  await tell();
  expect(await findMails(market.test.database.db, shop.owner.email)).toEqual([]);
  expect((await market.ask(mailMeAgain, {}, shop.owner)).emailBounced).toBeNull();
  const told = await findAudit(market.test.database.db, 'user.mailAgain');
  expect(told).toMatchObject([{ actorId: shop.owner.id }]);
});

it("operators can resume mails to a message's recipient", async () => {
  const operator = await addUser(market.test.database.db, { operator: true });
  const { id } = await writeMail(reader);
  await report(hardBounce(reader));
  const params = { id: String(id) };
  expect((await market.ask(findMessage, { params }, operator)).bounces).toBe(true);
  const body = { id };
  expect((await market.ask(mailRecipientAgain, { body }, operator)).bounces).toBe(false);
  expect(await recipients()).toMatchObject([{ bounced: null }]);
  expect(await findAudit(market.test.database.db, 'message.mailAgain')).toHaveLength(1);
});

function returned(to: string, mail: { readonly id: number; readonly createdAt: Date }): string {
  return [
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.net',
    '',
    `Final-Recipient: rfc822; ${to}`,
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: <${messageIdOf(mail)}@counter.test>`,
    '',
    '--b--',
    '',
  ].join('\r\n');
}

it('a returned mail counts only against its own recipient', async () => {
  const mail = await writeMail(reader);
  const guessed = { ...mail, createdAt: new Date(mail.createdAt.getTime() + 1) };
  expect((await report(returned(reader, guessed))).statusCode).toBe(204);
  expect((await report(returned(shop.owner.email, mail))).statusCode).toBe(204);
  expect((await market.ask(findProfile, {}, shop.owner)).emailBounced).toBeNull();
  expect(await recipients()).toMatchObject([{ bounced: null }]);
  await report(returned('Maya@Kitchen.test', mail));
  expect(await recipients()).toMatchObject([{ bounced: '5.1.1' }]);
});

it.each([
  ['without a token', { authorization: '' }],
  ['with a wrong one', { authorization: 'Bearer another-token-of-24-chars' }],
  ['with a wrong password', { authorization: `Basic ${btoa('counter:wrong')}` }],
])('a report %s is refused before it is parsed', async (_how, headers) => {
  const answer = await report('{', { ...headers, 'content-type': 'application/json' });
  expect(answer.statusCode).toBe(401);
});

it('the token also works as the password of any user', async () => {
  const authorization = `Basic ${btoa(`postmark:${testBounceToken}`)}`;
  expect((await report(hardBounce(reader), { authorization })).statusCode).toBe(204);
});

it('an unknown report is refused as invalid', async () => {
  const answer = await report({ hello: 'world' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'INVALID_FIELDS' });
});
