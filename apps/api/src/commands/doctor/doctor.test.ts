import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openVault } from '../../platform/db/keys/open-vault.ts';
import { systemClock } from '../../platform/kernel/clock.ts';
import { sealedData } from '../../wiring.ts';
import { createEmptyDatabase, createTestDatabase } from '../../testing/processes/database.ts';
import { startMailServer } from '../../testing/doubles/mail-server.ts';
import { startS3Server, type S3Server } from '../../testing/doubles/s3-server.ts';
import { runProgram } from '../../testing/processes/run-program.ts';
import {
  databaseUrlOf,
  makeHome,
  runCommand,
  type Home,
} from '../../testing/processes/server-process.ts';
import { startStripe } from '../../testing/doubles/stripe.ts';
import { startTwilio } from '../../testing/doubles/twilio.ts';

const keys = (fill: number) => `main:${Buffer.alloc(32, fill).toString('base64')}`;
const severalRuns = { timeout: 180_000 };

let home: Home;
beforeEach(async () => {
  home = await makeHome();
});
afterEach(async () => home.remove());

const doctor = async (settings: Readonly<Record<string, string>>) =>
  runProgram({ DATA_DIR: `${home.folder}/data`, ...home.settings, ...settings }, 'doctor');

describe('in an empty folder', () => {
  it('finds no problem, creates nothing and says what is only captured', severalRuns, async () => {
    const settings = { ...home.settings, DEMO: 'off' };
    const { code, text } = await runCommand(settings, ['doctor'], home.folder);
    expect(text).toMatch(/\nNo problems\.\n$/);
    expect(code).toBe(0);
    expect(text).toContain('The first start makes it.');
    expect(text).toContain('Emails are captured: they are not sent');
    expect(text).toContain('Texts are captured');
    expect(text).toContain('Customers pay at the store only');
    // A second look finds nothing that the first one made.
    expect((await doctor({ DEMO: 'off' })).text).toBe(text);
  });

  it(
    'names wrong, misspelled and missing settings without showing secrets',
    severalRuns,
    async () => {
      const wrong = await doctor({ PORT: 'http', SMTP_URL: 'smtp://counter:hunter2@mail' });
      expect(wrong.code).toBe(1);
      expect(wrong.text).toContain('PORT must be a port number');
      expect(wrong.text).toContain('MAIL_FROM must be set with SMTP_URL');
      expect(wrong.text).not.toContain('hunter2');
      const odd = await doctor({ STRIPE_SECERT_KEY: 'sk_test_1', WEB_ROOT: home.folder });
      expect(odd.code).toBe(1);
      expect(odd.text).toContain('STRIPE_SECERT_KEY is set, but Counter has no such setting');
      expect(odd.text).toMatch(/PROBLEM {2}WEB_ROOT: .*Run "npm run build"/);
    },
  );
});

it('says in an image without DATABASE_URL that it has no PostgreSQL of its own', async () => {
  const { arch } = process;
  Object.defineProperty(process, 'arch', { value: 'pdp11' });
  try {
    expect((await doctor({})).text).toMatch(
      /^PROBLEM {2}Database: Counter has no PostgreSQL of its own .*set DATABASE_URL to its address/m,
    );
  } finally {
    Object.defineProperty(process, 'arch', { value: arch });
  }
});

describe('with everything configured', () => {
  let s3: S3Server;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let twilio: Awaited<ReturnType<typeof startTwilio>>;
  beforeAll(async () => {
    [s3, mail, stripe, twilio] = await Promise.all([
      startS3Server(),
      startMailServer(),
      startStripe(),
      startTwilio(() => systemClock.now()),
    ]);
  });
  afterAll(async () => Promise.all([s3.remove(), mail.stop(), stripe.stop(), twilio.stop()]));

  const settings = () => ({
    ENCRYPTION_KEYS: keys(5),
    PUBLIC_URL: 'https://counter.example.com',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'Counter <no-reply@example.com>',
    S3_BUCKET: s3.config.bucket,
    S3_REGION: s3.config.region,
    S3_ENDPOINT: s3.config.endpoint ?? '',
    S3_ACCESS_KEY_ID: s3.config.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
    STRIPE_SECRET_KEY: stripe.config.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.config.webhookSecret,
    STRIPE_API: stripe.config.api,
    TWILIO_ACCOUNT_SID: twilio.config.accountSid,
    TWILIO_AUTH_TOKEN: twilio.config.authToken,
    TWILIO_FROM: twilio.config.from,
    TWILIO_API: twilio.config.api,
  });

  it('uses each service, names the failing ones and says what to do', severalRuns, async () => {
    const database = await createTestDatabase();
    const DATABASE_URL = databaseUrlOf(database.connection);
    const well = await doctor({ ...settings(), DATABASE_URL });
    expect(well.text).toMatch(/\nNo problems\.\n$/);
    for (const subject of [
      'Database: it is up to date',
      'Pictures',
      'Mail',
      'Card payments',
      'Text messages',
    ]) {
      expect(well.text).toMatch(new RegExp(`^ok +${subject}`, 'm'));
    }
    const ill = await doctor({
      ...settings(),
      DATABASE_URL: 'postgres://counter:hunter2@127.0.0.1:1/counter',
      SMTP_URL: 'smtp://counter:hunter2@127.0.0.1:1',
      S3_BUCKET: 'another-one',
      STRIPE_API: 'http://127.0.0.1:1',
      TWILIO_API: 'http://127.0.0.1:1',
    });
    expect(ill.code).toBe(1);
    expect(ill.text).toMatch(/^PROBLEM {2}Database: .*ECONNREFUSED.* Check that PostgreSQL runs/m);
    for (const subject of ['Pictures', 'Mail', 'Card payments', 'Text messages']) {
      expect(ill.text).toMatch(new RegExp(`^PROBLEM  ${subject}: .* Check `, 'm'));
    }
    expect(ill.text).toContain('5 problems.');
    expect(ill.text).not.toContain('hunter2');
    await database.drop();
  });

  it('says in a drill that nothing leaves, and asks no service', severalRuns, async () => {
    const database = await createTestDatabase();
    const DATABASE_URL = databaseUrlOf(database.connection);
    const { text } = await doctor({ ...settings(), DATABASE_URL, OUTGOING: 'off' });
    expect(text).toMatch(/^note +OUTGOING is off: emails and texts are captured/m);
    expect(text).not.toMatch(/ (?:Mail|Card payments|Text messages|Push): /);
    await database.drop();
  });

  it('distinguishes a new database from one changed by another version', severalRuns, async () => {
    const empty = await createEmptyDatabase();
    const DATABASE_URL = databaseUrlOf(empty.connection);
    const fresh = await doctor({ ...settings(), DATABASE_URL });
    expect(fresh.text).toContain('migrations have not run yet');
    expect(fresh.code).toBe(0);
    await empty.pool.query(`create table schema_migrations (name text)`);
    await empty.pool.query(`insert into schema_migrations values ('9999_newer.sql@0')`);
    const newer = await doctor({ ...settings(), DATABASE_URL });
    expect(newer.text).toContain('another version of Counter has changed it (9999_newer.sql@0)');
    expect(newer.code).toBe(1);
    await empty.drop();
  });

  it('checks the encryption keys even before new migrations have run', severalRuns, async () => {
    const database = await createTestDatabase();
    const DATABASE_URL = databaseUrlOf(database.connection);
    const key = { id: 'main', key: Buffer.alloc(32, 5) };
    const given = { keys: [key] as const, file: undefined };
    await openVault(database.db, given, sealedData, systemClock.now());
    await database.pool.query(
      'delete from schema_migrations where name = (select max(name) from schema_migrations)',
    );
    await database.pool.query('alter table users drop column totp_secret cascade');
    const well = await doctor({ ...settings(), DATABASE_URL });
    expect(well.text).toContain('1 migrations have not run yet');
    expect(well.text).toContain('ok       Encryption keys: they open what the database holds.');
    const wrong = await doctor({ ...settings(), DATABASE_URL, ENCRYPTION_KEYS: keys(6) });
    expect(wrong.text).toMatch(/^PROBLEM {2}Encryption keys: .* is not the one that sealed/m);
    expect(wrong.code).toBe(1);
    await database.drop();
  });
});
