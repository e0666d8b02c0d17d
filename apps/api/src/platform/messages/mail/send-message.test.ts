import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/processes/database.ts';
import { startMailServer, type MailServer } from '../../../testing/doubles/mail-server.ts';
import { movableClock } from '../../kernel/clock.ts';
import { startJobs, type Jobs } from '../../jobs/start-jobs.ts';
import { createLog } from '../../config/log.ts';
import { openMailer, type SmtpConfig } from '../../clients/mail/mailer.ts';
import { findBounce } from './bounced-addresses.ts';
import { queueMail, sendMessageTask } from './queue-mail.ts';
import { letter, type Mail } from '../../clients/mail/letter.ts';
import { button } from '../../clients/mail/mail-content.ts';
import { createVault } from '../../kernel/vault.ts';
import { sendMessage } from './send-message.ts';
import { eventually } from '../../../testing/eventually.ts';

const start = new Date('2026-03-02T12:00:00Z');
const later = new Date('2026-03-02T12:00:05Z');
const hour = 60 * 60 * 1000;
const link = `https://counter.example.com/change_password/${'Ab3_-'.repeat(9)}`;
const mail = letter(
  { fullName: 'Ada', email: 'ada@example.com' },
  'Choose a new password – Counter',
  ['Choose a new password:', button('Choose it', link), "It wasn't you, Zoë? Then do nothing."],
);
const body = `Hello Ada,\n\nChoose a new password:\n\n${link}\n\nIt wasn't you, Zoë? Then do nothing.\n\nCounter\n`;
const clock = movableClock(later);
const vault = createVault([{ id: 'test', key: randomBytes(32) }]);
const log = createLog({ logLevel: 'silent' });

let database: TestDatabase;
let server: MailServer | undefined;
let jobs: Jobs | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => database.drop());
afterEach(async () => {
  await jobs?.stop();
  await server?.stop();
  jobs = undefined;
  server = undefined;
  clock.set(later);
  await database.db.deleteFrom('messages').execute();
  await database.pool.query('delete from graphile_worker._private_jobs');
});

async function queue(change: Partial<Mail> = {}): Promise<number> {
  const changed = { ...mail, ...change };
  await database.db.transaction().execute(async (tx) => queueMail(tx, start, changed));
  return (await row()).id;
}

const row = async () => database.db.selectFrom('messages').selectAll().executeTakeFirstOrThrow();

const taskFor = (port: number, account = '', change: Partial<SmtpConfig> = {}) =>
  sendMessage({
    db: database.db,
    vault,
    clock,
    sms: { gateway: null },
    mailer: openMailer({
      url: `smtp://${account}127.0.0.1:${port}`,
      from: 'Counter <no-reply@example.com>',
      ...change,
    }),
  });

/** Mails that are not plain ASCII are folded for the way; this unfolds them. */
const unfold = (raw: string) => raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');

const headerOf = (raw: string, name: string) =>
  new RegExp(String.raw`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(raw)?.[1] ?? '';

/** A text that has `part` in it. */
const containing = (part: string): unknown => expect.stringContaining(part);

describe('a mail', () => {
  it('is sent as written, and its text is deleted afterwards', async () => {
    server = await startMailServer();
    const messageId = await queue();
    await taskFor(server.port)({ messageId });

    const [received, ...others] = server.received;
    expect(others).toEqual([]);
    const raw = received?.raw ?? '';
    expect(received).toMatchObject({ from: 'no-reply@example.com', to: ['ada@example.com'] });
    expect(headerOf(raw, 'From')).toBe('Counter <no-reply@example.com>');
    expect(headerOf(raw, 'To')).toBe('ada@example.com');
    expect(headerOf(raw, 'Subject')).toContain('Choose_a_new_password');
    expect(headerOf(raw, 'Auto-Submitted')).toBe('auto-generated');
    expect(headerOf(raw, 'Content-Type')).toContain('multipart/alternative');
    expect(headerOf(raw, 'Reply-To')).toBe('');
    expect(headerOf(raw, 'References')).toBe('');
    expect(headerOf(raw, 'Message-ID')).toBe(
      `<counter-${messageId}-${start.getTime()}@example.com>`,
    );
    expect(unfold(raw).split('\r\n')).toContain(link);
    expect(unfold(raw)).toContain('you, Zo=C3=AB?');
    expect(await row()).toMatchObject({
      state: 'SENT',
      sentAt: later,
      body: null,
      html: null,
      content: null,
      subject: mail.subject,
      failure: null,
    });
  });

  it('has its attachments in order, even after one was rewritten', async () => {
    server = await startMailServer();
    const file = (filename: string) => ({
      filename,
      contentType: 'text/plain',
      content: Buffer.from(filename),
    });
    const messageId = await queue({ attachments: ['a.txt', 'b.txt', 'c.txt'].map(file) });
    // A row that is written anew comes last, unless somebody asks for an order.
    await database.db
      .updateTable('messageAttachments')
      .where('filename', '=', 'a.txt')
      .set({ contentType: 'text/csv' })
      .execute();
    await taskFor(server.port)({ messageId });
    const raw = server.received[0]?.raw ?? '';
    const sent = [...raw.matchAll(/filename=(\w\.txt)/g)].map(([, name]) => name);
    expect(sent).toEqual(['a.txt', 'b.txt', 'c.txt']);
  });

  it("from a store has its name as sender and is threaded with its order's mails", async () => {
    server = await startMailServer();
    const sender = { name: 'Cedar Kitchen', logoUrl: null, color: '#7c2d12' };
    const content = { ...mail.content, sender };
    const messageId = await queue({ content, thread: 'order-12' });
    await taskFor(server.port)({ messageId });
    const raw = server.received[0]?.raw ?? '';
    expect(headerOf(raw, 'From')).toBe('Cedar Kitchen <no-reply@example.com>');
    expect(headerOf(raw, 'References')).toBe('<order-12@example.com>');
    expect(unfold(raw)).toContain('#7c2d12');
  });

  it('has a signature and a reply address if they are configured', async () => {
    server = await startMailServer();
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    const dkim = { domainName: 'example.com', keySelector: 'counter', privateKey };
    const messageId = await queue();
    await taskFor(server.port, '', { dkim, replyTo: 'help@example.com' })({ messageId });
    const raw = server.received[0]?.raw ?? '';
    const signature = headerOf(raw, 'DKIM-Signature').replaceAll(/\s/g, '');
    expect(signature).toMatch(/d=example\.com;.*s=counter;/);
    // Whoever carries the mail can change none of these unnoticed.
    expect(signature).toMatch(/h=from:.*subject/i);
    expect(headerOf(raw, 'Reply-To')).toBe('help@example.com');
  });

  it('that was queued by the previous release is sent unchanged', async () => {
    server = await startMailServer();
    const messageId = await queue();
    const former = { content: null, html: '<p>Hello from before</p>' };
    await database.db.updateTable('messages').set(former).execute();
    await taskFor(server.port)({ messageId });
    expect(server.received[0]?.raw).toContain('<p>Hello from before</p>');
  });

  it("isn't sent again if its job runs again", async () => {
    server = await startMailServer();
    const task = taskFor(server.port);
    const messageId = await queue();
    await task({ messageId });
    await task({ messageId });
    expect(server.received).toHaveLength(1);
  });

  it('that no longer exists is ignored', async () => {
    await expect(taskFor(1)({ messageId: 4711 })).resolves.toBeUndefined();
  });

  it('is captured as readable text without a mail server', async () => {
    const messageId = await queue();
    await sendMessage({ db: database.db, vault, clock, mailer: null, sms: { gateway: null } })({
      messageId,
    });
    expect(await row()).toMatchObject({ state: 'CAPTURED', body, sentAt: null });
  });

  it('sends the password only to the server', async () => {
    const credentials = vi.fn<(...given: readonly unknown[]) => void>();
    server = await startMailServer({
      onAuth: ({ username, password }, _session, done) => {
        credentials(username, password);
        done(null, { user: 'counter' });
      },
    });
    const messageId = await queue();
    await taskFor(server.port, 'counter:hunter2@')({ messageId });
    expect(credentials.mock.calls).toEqual([['counter', 'hunter2']]);
    expect(server.received).toHaveLength(1);
  });
});

type Answer = NonNullable<SMTPServerOptions['onRcptTo']>;

const refuse =
  (code: number, sentence: string): Answer =>
  (_address, _session, done) =>
    done(Object.assign(new Error(sentence), { responseCode: code }));

describe('a rejected mail', () => {
  it("with a permanent error fails with the reason and isn't retried", async () => {
    server = await startMailServer({ onRcptTo: refuse(550, '5.1.1 No such mailbox') });
    const task = taskFor(server.port);
    const messageId = await queue();
    await task({ messageId });
    expect(await row()).toMatchObject({
      state: 'FAILED',
      failure: '550 5.1.1 No such mailbox',
      sentAt: null,
    });
    await task({ messageId });
    expect(server.received).toEqual([]);
  });

  it.each([
    ['5.1.1 No such mailbox', true],
    ['5.7.1 This looks like spam', false],
  ])('with %j stops mails to its address: %s', async (sentence, ends) => {
    await database.db.deleteFrom('bouncedAddresses').execute();
    server = await startMailServer({ onRcptTo: refuse(550, sentence) });
    const task = taskFor(server.port);
    await task({ messageId: await queue() });
    const bounce = await findBounce(database.db, mail.to);
    expect(bounce?.reason).toBe(ends ? `550 ${sentence}` : undefined);
    await database.db.deleteFrom('bouncedAddresses').execute();
  });

  it('with a temporary error stays queued', async () => {
    server = await startMailServer({ onRcptTo: refuse(451, '4.7.1 Come back later') });
    const messageId = await queue();
    await expect(taskFor(server.port)({ messageId })).rejects.toThrow('EENVELOPE 451');
    expect(await row()).toMatchObject({ state: 'QUEUED', body, failure: null });
  });

  it('with a login error stays queued and reveals no secret', async () => {
    server = await startMailServer({
      onAuth: (_auth, _session, done) => done(new Error('Invalid username or password')),
    });
    const messageId = await queue();
    const sent = taskFor(server.port, 'counter:hunter2@')({ messageId });
    await expect(sent).rejects.toThrow(/^The mail server did not take it: EAUTH 535$/);
    expect(await row()).toMatchObject({ state: 'QUEUED', failure: null });
  });

  it('for two days fails', async () => {
    server = await startMailServer({ onRcptTo: refuse(451, '4.7.1 Come back later') });
    const messageId = await queue();
    clock.set(new Date(start.getTime() + 48 * hour));
    await taskFor(server.port)({ messageId });
    expect(await row()).toMatchObject({
      state: 'FAILED',
      failure: containing('for two days'),
    });
  });
});

describe('a mail server outage', () => {
  it('keeps mails queued and sends them when it ends', { timeout: 20_000 }, async () => {
    const first = await startMailServer();
    const { port } = first;
    await first.stop();

    const task = taskFor(port);
    const failures = vi.fn<(error: unknown) => void>();
    const watched = async (payload: unknown) =>
      task(payload).catch((error: unknown) => {
        failures(error);
        throw error;
      });
    jobs = await startJobs({
      pool: database.pool,
      tasks: { [sendMessageTask]: watched },
      log,
    });
    await queue();
    await eventually(() => expect(failures).toHaveBeenCalledTimes(1));
    expect(await row()).toMatchObject({ state: 'QUEUED', body });

    server = await startMailServer({ port });
    await eventually(async () => expect((await row()).state).toBe('SENT'));
    expect(server.received).toHaveLength(1);
  });
});
