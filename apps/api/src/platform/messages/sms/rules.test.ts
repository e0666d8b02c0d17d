import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/processes/database.ts';
import { testSmsRules } from '../../../testing/sms-rules.ts';
import { fixedClock } from '../../kernel/clock.ts';
import { createLog } from '../../config/log.ts';
import { sendMessage } from '../mail/send-message.ts';
import { createVault } from '../../kernel/vault.ts';
import { countryOfNumber, parseCountries } from '../../clients/sms/countries.ts';
import { countryOfZone } from '../../kernel/countries.ts';
import type { SmsRules } from '../../clients/sms/gateway.ts';
import { queueSms, type WrittenSms } from './queue-sms.ts';
import { createSmsRefusals, TextRefused } from '../../clients/sms/refusals.ts';
import { saveStop } from './stops.ts';
import { takeCampaignTotals } from './totals.ts';
import { textKinds } from '../../clients/sms/text-kinds.ts';

const noon = new Date('2026-03-02T17:00:00Z');
/** 22:00 in New York. */
const night = new Date('2026-03-03T03:00:00Z');
const morning = new Date('2026-03-03T13:00:00Z');
const hour = 60 * 60_000;
const vault = createVault([{ id: 'test', key: randomBytes(32) }]);
const store = { storeId: 1, timeZone: 'America/New_York' };
const phone = '+12125550142';
const kinds = ['CODE', 'REPLY', 'TEST'] as const;

let database: TestDatabase;
let rules: SmsRules;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => database.drop());
afterEach(async () => {
  for (const table of ['messages', 'smsStops', 'smsTotals'] as const) {
    await database.db.deleteFrom(table).execute();
  }
});

type Asked = Partial<WrittenSms> & { readonly at?: Date; readonly rules?: Partial<SmsRules> };

async function queue({ at = noon, rules: own = {}, ...text }: Asked = {}): Promise<Date> {
  rules = { ...testSmsRules, refusals: createSmsRefusals(), ...own };
  const parts = { sms: rules, vault, log: createLog({ logLevel: 'silent' }) };
  const written = { kind: 'CODE', to: phone, subject: 'Code', body: '204918', store } as const;
  const asked = { askedAt: at, address: '192.0.2.1' };
  return database.db
    .transaction()
    .execute(async (tx) => queueSms(parts, tx, at, { ...written, ...asked, ...text }));
}

const reasonOf = async (asked: Asked): Promise<string> =>
  queue(asked).then(
    () => 'sent',
    (error: unknown) => (error instanceof TextRefused ? error.reason : String(error)),
  );

const row = async () => database.db.selectFrom('messages').selectAll().executeTakeFirstOrThrow();

async function leaveAt(at: Date): Promise<string> {
  const parts = { db: database.db, vault, mailer: null, sms: { gateway: null } };
  await sendMessage({ ...parts, clock: fixedClock(at) })({ messageId: (await row()).id });
  return (await row()).state;
}

describe.each(kinds)('a text of the kind %s', (kind) => {
  it("is sent only to the store's own country by default", async () => {
    expect(await reasonOf({ kind, to: '+12125550142' })).toBe('sent');
    // Jamaica, Latvia: the first shares its calling code with the United States.
    for (const to of ['+18765551234', '+37121234567']) {
      expect(await reasonOf({ kind, to })).toBe('COUNTRY');
      expect(rules.refusals.COUNTRY).toBe(1);
    }
  });

  it('is sent only to the countries the operator enabled', async () => {
    const countries = new Set(['JM']);
    expect(await reasonOf({ kind, to: '+18765551234', rules: { countries } })).toBe('sent');
    expect(await reasonOf({ kind, rules: { countries } })).toBe('COUNTRY');
  });

  it("isn't sent after STOP, even if that arrives while it waits", async () => {
    await queue({ kind });
    await saveStop(database.db, { phone, at: noon, storeIds: [] });
    expect(await leaveAt(noon)).toBe('FAILED');
    expect(await reasonOf({ kind })).toBe('STOPPED');
  });

  it('that was requested long ago waits until 8:00 if it is night', async () => {
    const askedAt = new Date(night.getTime() - 2 * hour);
    expect(await queue({ kind, at: night, askedAt })).toEqual(morning);
    expect(await leaveAt(night)).toBe('QUEUED');
    expect(await leaveAt(morning)).toBe('CAPTURED');
  });

  it('is sent at night within an hour of the request if someone is waiting for it', async () => {
    const askedAt = new Date(night.getTime() - hour / 2);
    const isAwaited = textKinds[kind].anyTimeMs > 0;
    expect(await queue({ kind, at: night, askedAt })).toEqual(isAwaited ? night : morning);
    expect(await leaveAt(night)).toBe(isAwaited ? 'CAPTURED' : 'QUEUED');
    expect(isAwaited).toBe(kind !== 'TEST');
  });
});

describe('the daily limits', () => {
  const limited = (limit: Partial<SmsRules['limits']>) => ({
    limits: { ...testSmsRules.limits, ...limit },
  });

  it('hold for parallel calls', async () => {
    const own = limited({ STORE: 3 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, at) =>
        reasonOf({ to: `+1212555${String(1000 + at)}`, rules: own }),
      ),
    );
    expect(answers.filter((answer) => answer === 'sent')).toHaveLength(3);
    expect(await database.db.selectFrom('messages').select('id').execute()).toHaveLength(3);
  });

  it('apply per number, network, store and overall, and reset the next day', async () => {
    const other = { to: '+12125550143', address: '192.0.2.2', store: { ...store, storeId: 2 } };
    const cases = [
      [{ NUMBER: 1 }, { ...other, to: phone }, other],
      [{ ADDRESS: 1 }, { ...other, address: '192.0.2.1' }, other],
      [{ STORE: 1 }, { ...other, store }, other],
    ] as const;
    const tomorrow = new Date(noon.getTime() + 24 * hour);
    for (const [limit, full, free] of cases) {
      const own = limited(limit);
      expect(await reasonOf({ rules: own })).toBe('sent');
      expect(await reasonOf({ ...full, rules: own })).toBe('LIMIT');
      expect(await reasonOf({ ...free, rules: own })).toBe('sent');
      expect(await reasonOf({ ...full, at: tomorrow, rules: own })).toBe('sent');
      await database.db.deleteFrom('smsTotals').execute();
    }
    const everywhere = limited({ EVERYWHERE: 1 });
    expect(await reasonOf({ rules: everywhere })).toBe('sent');
    expect(await reasonOf({ ...other, rules: everywhere })).toBe('LIMIT');
  });

  it("count an IPv6 network as one household and don't count refused texts", async () => {
    const own = limited({ ADDRESS: 1, NUMBER: 1 });
    const first = { address: '2001:db8::1', rules: own };
    expect(await reasonOf(first)).toBe('sent');
    const next = { ...first, address: '2001:db8:0:0:ffff::7', to: '+12125550143' };
    expect(await reasonOf(next)).toBe('LIMIT');
    expect(await reasonOf({ ...next, address: '2001:db8:0:1::7' })).toBe('sent');
  });

  it('store no numbers or addresses', async () => {
    await queue();
    const kept = JSON.stringify(await database.db.selectFrom('smsTotals').selectAll().execute());
    expect(kept).not.toContain('2125550142');
    expect(kept).not.toContain('192.0.2.1');
  });
});

describe('the country', () => {
  it.each([
    ['+12125550142', 'US'],
    ['+18765551234', 'JM'],
    ['+18095551234', 'DO'],
    // Nobody's area code, as in films.
    ['+15550107788', 'US'],
    ['+77001234567', 'KZ'],
    ['+99912345678', undefined],
  ])('of %s is %s', (number, country) => expect(countryOfNumber(number)).toBe(country));

  it.each([
    ['America/New_York', 'US'],
    ['Pacific/Honolulu', 'US'],
    ['Europe/Berlin', 'DE'],
    ['Asia/Kolkata', 'IN'],
    ['UTC', 'US'],
  ])('of a store in %s is %s', (zone, country) => expect(countryOfZone(zone)).toBe(country));

  it('is read from a setting', () => {
    expect(parseCountries('us, CA')).toEqual(new Set(['US', 'CA']));
    expect(parseCountries('US,Canada')).toBeNull();
  });
});

describe('campaign texts', () => {
  const take = async (storeId: number, subjects: readonly string[], at = noon) => {
    const limits = { ...testSmsRules.limits, CAMPAIGNS: 3, NUMBER: 2 };
    return database.db
      .transaction()
      .execute(async (tx) => takeCampaignTotals(tx, at, limits, { storeId, subjects }));
  };

  it("count only toward their store's daily limit", async () => {
    expect(await take(2, ['a'])).toEqual({ free: ['a'], full: [], waiting: [] });
    expect((await take(1, ['b', 'c', 'd', 'e'])).waiting).toEqual(['e']);
    expect((await take(1, ['f'])).waiting).toEqual(['f']);
    expect((await take(2, ['g', 'h', 'i'])).waiting).toEqual(['i']);
    const nextDay = new Date(noon.getTime() + 24 * hour);
    expect((await take(1, ['b'], nextDay)).free).toEqual(['b']);
  });

  it("count toward each number's limit, whichever store sends them", async () => {
    await take(1, ['a']);
    await take(2, ['a']);
    expect(await take(3, ['a', 'b'])).toEqual({ free: ['b'], full: ['a'], waiting: [] });
  });
});
