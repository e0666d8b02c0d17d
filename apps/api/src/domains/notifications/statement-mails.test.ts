import { exportStatement } from '@counter/contract/ledger';
import {
  findMailSubscription,
  findNotifications,
  findStatementMails,
  sendStatementMail,
  updateMailSubscription,
  updateStatementMails,
  type StatementMailsRequest,
} from '@counter/contract/notifications';
import { printStatement } from '@counter/contract/reports';
import { removeMember } from '@counter/contract/team';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMailer } from '../../platform/clients/mail/mailer.ts';
import { sendMessage } from '../../platform/messages/mail/send-message.ts';
import { findAudit } from '../../testing/audit.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { findMails } from '../../testing/mails.ts';
import { addUser, testPassword } from '../../testing/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/orders.ts';
import { post } from '../../testing/partners.ts';
import {
  mailDueStatement,
  mailStatementTask,
  scheduleStatements,
} from './mail-statements.service.ts';

const accountant = 'ledger@office.test';
/** A Friday noon in New York; the clocks go forward in the night to Sunday. */
const friday = new Date('2026-03-06T17:00:00Z');
/** Monday at seven. */
const monday = '2026-03-09T11:00:00Z';
const week = { startDate: '2026-03-02', endDate: '2026-03-08' };

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  const { db } = market.test.database;
  market.clock.set(friday);
  await db.deleteFrom('statementSchedules').execute();
  await db.deleteFrom('messages').execute();
  await market.test.database.pool.query('delete from graphile_worker._private_jobs');
  shop = await market.addShop();
});
afterAll(() => market.test.close());

const at = (instant: string) => market.clock.set(new Date(instant));
const mails = async (email = accountant) => findMails(market.test.database.db, email);

const choice = (change: Partial<StatementMailsRequest> = {}): StatementMailsRequest => ({
  storeId: shop.store.id,
  rhythm: 'WEEKLY',
  files: ['CSV', 'PDF'],
  recipients: [{ email: accountant }],
  password: testPassword,
  ...change,
});

async function save(change: Partial<StatementMailsRequest> = {}) {
  return market.ask(updateStatementMails, { body: choice(change) }, shop.owner);
}

const read = async () =>
  market.ask(findStatementMails, { params: { storeId: String(shop.store.id) } }, shop.owner);

const sendNow = async () =>
  market.test.call(sendStatementMail, { body: { storeId: shop.store.id } }, shop.owner);

/** The stores for which jobs wait. */
async function jobs(): Promise<number[]> {
  const { rows } = await market.test.database.pool.query<{ store: number }>(
    `select (job.payload ->> 'storeId')::int as store
     from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id
     where task.identifier = $1 order by job.id`,
    [mailStatementTask],
  );
  return rows.map(({ store }) => store);
}

/** Looks what is due, and works off the jobs, as a worker does. */
async function run(): Promise<void> {
  await scheduleStatements(market.test.platform);
  for (const storeId of await jobs()) await mailDueStatement(market.test.platform, storeId);
  await market.test.database.pool.query('delete from graphile_worker._private_jobs');
}

async function earn(): Promise<void> {
  const { id } = await shop.place({ tip: 150 });
  for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(id, move);
}

const attached = async () =>
  market.test.database.db
    .selectFrom('messageAttachments as file')
    .innerJoin('messages as mail', 'mail.id', 'file.messageId')
    .where('mail.recipient', '=', accountant)
    .orderBy('mail.id')
    .orderBy('file.place')
    .select(['filename', 'contentType', 'content'])
    .execute();

describe('a scheduled statement', () => {
  it('comes once, at seven of the store, however often it is looked and by how many', async () => {
    await save();
    at('2026-03-09T10:59:00Z');
    await run();
    expect([await jobs(), await mails()]).toEqual([[], []]);
    at(monday);
    await Promise.all([
      scheduleStatements(market.test.platform),
      scheduleStatements(market.test.platform),
    ]);
    // Two processes look, and two work; then one is started anew.
    expect(await jobs()).toEqual([shop.store.id]);
    const work = async () => mailDueStatement(market.test.platform, shop.store.id);
    await Promise.all([work(), work()]);
    await work();
    await run();
    expect(await mails()).toHaveLength(1);
    await market.test.database.pool.query('delete from graphile_worker._private_jobs');
    await scheduleStatements(market.test.platform);
    expect(await jobs()).toEqual([]);
    at('2026-03-16T11:05:00Z');
    await run();
    expect((await mails()).map(({ subject }) => subject.replace(/^.*: /, ''))).toEqual([
      'statement, Mar 2 to Mar 8, 2026',
      'statement, Mar 9 to Mar 15, 2026',
    ]);
    expect((await read()).lastSent).toEqual({
      startDate: '2026-03-09',
      endDate: '2026-03-15',
      sentAt: '2026-03-16T11:05:00.000Z',
    });
  });

  it('waits for the first period that ends after it was chosen, and for a reader', async () => {
    at('2026-03-09T12:00:00Z');
    await save();
    await run();
    expect(await mails()).toEqual([]);
    await save({ rhythm: 'OFF' });
    at('2026-03-16T12:00:00Z');
    await run();
    await save();
    await run();
    expect(await mails()).toEqual([]);
    at('2026-03-23T12:00:00Z');
    await run();
    expect(await mails()).toHaveLength(1);
  });

  it('has attached what a person saves of the same days', async () => {
    await earn();
    const files = [
      'PDF',
      'CSV',
      'QUICKBOOKS',
      'XERO',
      'QUICKBOOKS_JOURNAL',
      'XERO_JOURNAL',
    ] as const;
    await save({ files: [...files] });
    at(monday);
    await run();
    const kept = await attached();
    expect(kept).toHaveLength(files.length);
    for (const [place, format] of files.entries()) {
      const body = { storeId: shop.store.id, ...week };
      const saved =
        format === 'PDF'
          ? await market.test.call(printStatement, { body }, shop.owner)
          : await market.test.call(exportStatement, { body: { ...body, format } }, shop.owner);
      const file = kept[place];
      expect(saved.headers['content-disposition']).toBe(
        `attachment; filename="${file?.filename ?? ''}"`,
      );
      expect(file?.contentType).toBe(saved.headers['content-type']);
      expect(file?.content.equals(saved.rawPayload)).toBe(true);
    }
    expect(kept[1]?.content.toString()).toContain(',1.50,');
    const [mail] = await mails();
    expect(mail?.body).toMatch(/Balance before Mar 2, 2026 +\$ 0\.00/);
    expect(mail?.body).toMatch(/Entries +1 /);
    expect(mail?.body).toContain(
      'https://counter.test/dashboard/userFinance?from=2026-03-02&to=2026-03-08',
    );
  });

  it('is sent of a period without entries, too', async () => {
    await save();
    at(monday);
    await run();
    const [mail] = await mails();
    expect(mail?.body).toContain('No entries.');
    expect((await attached()).map(({ filename }) => filename)).toEqual([
      `statement-${shop.store.storeUrl}-2026-03-02-to-2026-03-08.pdf`,
      `statement-${shop.store.storeUrl}-2026-03-02-to-2026-03-08.csv`,
    ]);
  });

  it('reaches the mail server with its files, which are not kept after that', async () => {
    await save({ files: ['CSV'] });
    at(monday);
    await run();
    const [file] = await attached();
    const server = await startMailServer();
    const { db, vault } = market.test.platform;
    const from = 'Counter <no-reply@counter.test>';
    const mailer = openMailer({ url: `smtp://127.0.0.1:${server.port}`, from });
    const { id: messageId } = await market.test.database.db
      .selectFrom('messages')
      .where('recipient', '=', accountant)
      .select('id')
      .executeTakeFirstOrThrow();
    const parts = { db, vault, clock: market.clock, mailer, sms: { gateway: null } };
    await sendMessage(parts)({ messageId });
    await server.stop();
    const raw = server.received[0]?.raw ?? '';
    expect(raw).toContain(file?.filename);
    const encoded = file?.content.toString('base64') ?? 'none';
    expect(raw.replaceAll('\r\n', '')).toContain(encoded);
    expect(await attached()).toEqual([]);
  });
});

describe('who is mailed', () => {
  it('is no longer who unsubscribed by the link, which every open form hears', async () => {
    const { olVersion } = await save();
    const { token } = await market.test.database.db
      .selectFrom('mailRecipients')
      .where('storeId', '=', shop.store.id)
      .select('token')
      .executeTakeFirstOrThrow();
    const link = `${shop.store.id}-${token}`;
    const found = await market.test.call(findMailSubscription, { params: { token: link } });
    expect(found.json()).toMatchObject({ data: { kind: 'STATEMENT', subscribed: true } });
    await market.test.call(updateMailSubscription, { body: { token: link, subscribed: false } });
    at(monday);
    await run();
    expect(await mails()).toEqual([]);
    expect(await read()).toMatchObject({
      recipients: [{ email: accountant, state: 'UNSUBSCRIBED' }],
      changedBy: 'Link in a mail',
    });
    const stale = await post(market.test, updateStatementMails, choice({ olVersion }), shop.owner);
    expect(stale.json()).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect((await sendNow()).json()).toMatchObject({ code: 'CONFLICT' });
    // Adding the address once more asks its reader again.
    expect((await save()).recipients).toEqual([{ email: accountant, state: 'ACTIVE' }]);
  });

  it('is no longer who has left the team, unless they are added again', async () => {
    const { db } = market.test.database;
    const member = await addUser(db, { store: shop.store, role: 'accountant' });
    await save({ recipients: [{ email: member.email }, { email: accountant }] });
    const body = { storeId: shop.store.id, memberId: member.id };
    await market.ask(removeMember, { body }, shop.owner);
    at(monday);
    await run();
    const statements = (await mails(member.email)).filter(({ subject }) =>
      /statement/.test(subject),
    );
    expect([statements, (await mails()).length]).toEqual([[], 1]);
    expect((await read()).recipients).toContainEqual({ email: member.email, state: 'LEFT' });
    await save({ recipients: [{ email: member.email }] });
    expect((await read()).recipients).toEqual([{ email: member.email, state: 'ACTIVE' }]);
  });

  it('is on no list of the performance mails', async () => {
    await save();
    const params = { storeId: String(shop.store.id) };
    const { recipients } = await market.ask(findNotifications, { params }, shop.owner);
    expect(recipients).toEqual([]);
  });

  it('is nobody of a store that is not approved', async () => {
    await save();
    const { db } = market.test.database;
    await db
      .updateTable('stores')
      .where('id', '=', shop.store.id)
      .set({ approved: false })
      .execute();
    at(monday);
    await run();
    expect(await mails()).toEqual([]);
  });
});

describe('sending now', () => {
  it('mails the last whole period, also again, and the schedule does not repeat it', async () => {
    await save();
    at('2026-03-09T11:02:00Z');
    expect((await sendNow()).json()).toMatchObject({ data: { lastSent: week } });
    await run();
    expect(await mails()).toHaveLength(1);
    at('2026-03-09T15:00:00Z');
    await sendNow();
    expect(await mails()).toHaveLength(2);
    expect((await read()).lastSent?.sentAt).toBe('2026-03-09T15:00:00.000Z');
    const entries = await findAudit(market.test.database.db, 'statement.send');
    expect(entries.filter(({ storeId }) => storeId === shop.store.id)).toHaveLength(2);
  });

  it('is refused while nothing is scheduled', async () => {
    const response = await sendNow();
    expect(response.statusCode).toBe(409);
    expect(await mails()).toEqual([]);
  });
});

describe('the schedule', () => {
  it('is off at first, is in the audit log when it changes, and is kept once', async () => {
    expect(await read()).toMatchObject({ rhythm: 'OFF', recipients: [], latest: null });
    await save();
    await save();
    const [entry, ...others] = (
      await findAudit(market.test.database.db, 'settings.statements')
    ).filter(({ storeId }) => storeId === shop.store.id);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      before: { rhythm: 'OFF', recipients: [] },
      after: { rhythm: 'WEEKLY', files: ['PDF', 'CSV'], recipients: [accountant] },
    });
    expect((await read()).olVersion).toBe(1);
  });

  it('says to the second of two editors who was faster', async () => {
    await save({ olVersion: 0 });
    const second = choice({ olVersion: 0, rhythm: 'MONTHLY' });
    const response = await post(market.test, updateStatementMails, second, shop.owner);
    expect(response.json()).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect((await read()).rhythm).toBe('WEEKLY');
  });

  it('needs the proof of who asks', async () => {
    const wrong = choice({ password: 'Wrong-pass-1' });
    const response = await post(market.test, updateStatementMails, wrong, shop.owner);
    expect(response.statusCode).toBe(422);
    expect((await read()).rhythm).toBe('OFF');
  });

  it("is not another store's to read, change or send", async () => {
    const other = await market.addShop();
    const storeId = shop.store.id;
    const answers = await Promise.all([
      market.test.call(findStatementMails, { params: { storeId: String(storeId) } }, other.owner),
      market.test.call(updateStatementMails, { body: choice() }, other.owner),
      market.test.call(sendStatementMail, { body: { storeId } }, other.owner),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  });

  it.each<[string, object, string, string]>([
    ['no file', { files: [] }, 'files', 'Choose at least one file'],
    ['no address', { recipients: [] }, 'recipients', 'Add at least one email'],
    ['a file of no kind', { files: ['DOC'] }, 'files.0', 'Choose one of the list'],
    [
      'a wrong address',
      { recipients: [{ email: 'nobody' }] },
      'recipients.0.email',
      'Email must be a valid email address',
    ],
    [
      'an address twice',
      { recipients: [{ email: 'a@b.test' }, { email: ' A@B.test' }] },
      'recipients.1.email',
      'This address is on the list already',
    ],
    [
      'four addresses',
      { recipients: ['a', 'b', 'c', 'd'].map((name) => ({ email: `${name}@b.test` })) },
      'recipients',
      'At most 3 addresses',
    ],
  ])('refuses %s', async (_what, change, path, message) => {
    const body = { ...choice(), ...change };
    const response = await post(market.test, updateStatementMails, body, shop.owner);
    expect(response.json()).toMatchObject({ errors: [{ path, message }] });
    expect((await read()).rhythm).toBe('OFF');
  });
});
