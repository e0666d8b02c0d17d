import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomBytes } from 'node:crypto';
import { testSmsRules } from '../../../testing/sms-rules.ts';
import { cleared } from '../../../testing/cleared.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/processes/database.ts';
import { startTwilio, type TestTwilio } from '../../../testing/doubles/twilio.ts';
import { fixedClock } from '../../kernel/clock.ts';
import { sendMessage } from '../mail/send-message.ts';
import { createLog } from '../../config/log.ts';
import { createVault } from '../../kernel/vault.ts';
import { SmsNotTaken, SmsRefused } from '../../clients/sms/gateway.ts';
import { queueSms } from './queue-sms.ts';
import { openTwilio } from '../../clients/sms/twilio.ts';

const now = new Date('2026-03-02T17:00:00Z');
const to = '+12125550142';
const sms = { to: cleared(to), body: 'Your code is 204 918.' };
const vault = createVault([{ id: 'test', key: randomBytes(32) }]);
const store = { storeId: 1, timeZone: 'America/New_York' };
const queued = { kind: 'CODE', to, subject: 'Code', body: sms.body, store, address: null } as const;
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

let database: TestDatabase;
let twilio: TestTwilio;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => database.drop());
beforeEach(async () => {
  twilio = await startTwilio(() => now);
});
afterEach(async () => {
  await twilio.stop();
  await database.db.deleteFrom('messages').execute();
});

const row = async () => database.db.selectFrom('messages').selectAll().executeTakeFirstOrThrow();

const queue = async (at = now): Promise<Date> => {
  const parts = { sms: testSmsRules, vault, log: createLog({ logLevel: 'silent' }) };
  return database.db
    .transaction()
    .execute(async (tx) => queueSms(parts, tx, at, { ...queued, askedAt: at }));
};

async function queueAndSend(gateway = openTwilio(twilio.config), at = now): Promise<void> {
  await queue();
  const parts = { db: database.db, vault, clock: fixedClock(at), mailer: null, sms: { gateway } };
  await sendMessage(parts)({ messageId: (await row()).id });
}

describe('a text message', () => {
  it('is sent to Twilio once, and its text is deleted afterwards', async () => {
    await queueAndSend();
    expect(twilio.taken).toMatchObject([{ to: sms.to, body: sms.body, statusUrl: '' }]);
    expect(await row()).toMatchObject({ kind: 'SMS', state: 'SENT', body: null, sentAt: now });
  });

  it('is captured as readable text without a provider', async () => {
    await queue();
    const parts = { db: database.db, vault, clock: fixedClock(now), mailer: null };
    await sendMessage({ ...parts, sms: { gateway: null } })({ messageId: (await row()).id });
    expect(await row()).toMatchObject({ kind: 'SMS', state: 'CAPTURED', body: sms.body });
  });

  it('fails with the reason if it is rejected', async () => {
    twilio.answer({ status: 400, code: 21211, message: 'Invalid To number.' });
    await queueAndSend();
    const failure = 'Twilio answered 21211. Invalid To number.';
    expect(await row()).toMatchObject({ state: 'FAILED', failure });
  });

  it('stays queued while Twilio is down and fails after two days', async () => {
    const gateway = openTwilio(twilio.config);
    await twilio.stop();
    await expect(queueAndSend(gateway)).rejects.toThrow(SmsNotTaken);
    expect(await row()).toMatchObject({ state: 'QUEUED', body: sms.body });
    await database.db.deleteFrom('messages').execute();
    await queueAndSend(gateway, later(48 * 60));
    expect((await row()).failure).toContain('provider of text messages could not be reached');
    twilio = await startTwilio(() => now);
  });
});

describe('Twilio', () => {
  it('distinguishes permanent from temporary errors', async () => {
    const gateway = openTwilio(twilio.config);
    twilio.answer({ status: 400, code: 21610, message: 'Unsubscribed recipient' });
    const refused = await gateway.send(sms).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SmsRefused);
    expect(refused).toMatchObject({ optedOut: true });
    twilio.answer({ status: 429, code: 20429, message: 'Too many requests' });
    await expect(gateway.send(sms)).rejects.toThrow(SmsNotTaken);
    twilio.answer({ status: 503, code: 20503, message: 'Unavailable' });
    await expect(gateway.send(sms)).rejects.toThrow('Twilio answered 20503');
  });

  it('is asked whether it has a message with an unknown result', async () => {
    const gateway = openTwilio(twilio.config);
    twilio.answer('break off');
    await expect(gateway.send(sms)).rejects.toThrow(Error);
    expect(await gateway.find(sms, now)).toBeNull();
    twilio.answer('take and break off');
    await expect(gateway.send(sms)).rejects.toThrow(Error);
    expect(await gateway.find(sms, now)).toBe(twilio.taken[0]?.sid);
    expect(await gateway.find({ ...sms, body: 'Another text' }, now)).toBeNull();
    expect(await gateway.find(sms, later(10))).toBeNull();
  });

  it('is authenticated by its signature', () => {
    const { isItsCall } = openTwilio({ ...twilio.config, authToken: '12345' });
    const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
    const fields = {
      CallSid: 'CA1234567890ABCDE',
      Caller: '+12349013030',
      Digits: '1234',
      From: '+12349013030',
      To: '+18005551212',
    };
    // The example of Twilio's own documentation.
    expect(isItsCall(url, fields, '0/KCTR6DLpKmkAf8muzZqo1nDgQ=')).toBe(true);
    expect(isItsCall(url, { ...fields, Digits: '1235' }, '0/KCTR6DLpKmkAf8muzZqo1nDgQ=')).toBe(
      false,
    );
    expect(isItsCall(url, fields, '')).toBe(false);
  });
});
