import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from './platform/config/config.ts';
import { letter } from './platform/clients/mail/letter.ts';
import { systemClock } from './platform/kernel/clock.ts';
import { queueMail } from './platform/messages/mail/queue-mail.ts';
import { openProviders } from './providers.ts';
import { version } from './version.ts';
import { startMailServer } from './testing/doubles/mail-server.ts';
import { eventually } from './testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from './testing/processes/database.ts';
import {
  databaseUrlOf,
  makeHome,
  startProgram,
  stopProgram,
  type Home,
  type ProgramProcess,
} from './testing/processes/server-process.ts';

const keyOf = (fill: number) => Buffer.alloc(32, fill).toString('base64');

/** Several starts of a process, each of which may take seconds where the machine has other work. */
const severalStarts = { timeout: 300_000 };

let home: Home;
let database: TestDatabase;
const running: ProgramProcess[] = [];
beforeEach(async () => {
  home = await makeHome();
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(stopProgram));
  await database.drop();
  await home.remove();
});

function start(settings: Readonly<Record<string, string>>): ProgramProcess {
  const program = startProgram(
    'server.ts',
    { ...home.settings, ...settings },
    { cwd: home.folder },
  );
  running.push(program);
  return program;
}

it(
  'refuses to start with other encryption keys, explains the fix and shows no key',
  severalStarts,
  async () => {
    const DATABASE_URL = databaseUrlOf(database.connection);
    const first = start({ DATABASE_URL, ENCRYPTION_KEYS: `main:${keyOf(5)}` });
    await first.ready;
    await stopProgram(first);
    const other = start({ DATABASE_URL, ENCRYPTION_KEYS: `main:${keyOf(6)}` });
    const { code, errors } = await other.ended;
    expect(code).toBe(1);
    expect(errors).toContain('"main" in ENCRYPTION_KEYS is not the one that sealed this database');
    expect(errors).toContain('Set main to the key that was used before.');
    expect(errors).not.toContain(keyOf(6).slice(0, 20));
    await start({ DATABASE_URL, ENCRYPTION_KEYS: `new:${keyOf(6)},main:${keyOf(5)}` }).ready;
  },
);

it('refuses a new key file next to an old database and names the file', severalStarts, async () => {
  const first = start({ DEMO: 'off' });
  await first.ready;
  await stopProgram(first);
  const file = path.join(home.folder, 'data', 'encryption.key');
  const key = await readFile(file, 'utf8');
  await writeFile(file, keyOf(9));
  const { code, errors } = await start({ DEMO: 'off' }).ended;
  expect(code).toBe(1);
  expect(errors).toContain(`The encryption key in ${file} is not the one`);
  await writeFile(file, key);
  await start({ DEMO: 'off' }).ready;
});

it(
  'captures in a drill what waited in the backup, and opens no way out',
  severalStarts,
  async () => {
    const mailServer = await startMailServer();
    const settings = {
      DATABASE_URL: databaseUrlOf(database.connection),
      ENCRYPTION_KEYS: `main:${keyOf(5)}`,
      PUBLIC_URL: 'https://drill.example.com',
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      MAIL_FROM: 'Counter <no-reply@example.com>',
      TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: '2'.repeat(32),
      TWILIO_FROM: '+15550100100',
      STRIPE_SECRET_KEY: 'sk_test_4eC39Hq',
      STRIPE_WEBHOOK_SECRET: 'whsec_4eC39Hq',
      OUTGOING: 'off',
      LOG_LEVEL: 'info',
    };
    const { mailer, sms, cards, push, poster } = await openProviders(readConfig(settings));
    expect({ mailer, sms, cards, push }).toEqual({
      mailer: null,
      sms: null,
      cards: null,
      push: null,
    });
    const chat = { url: 'https://hooks.example.com', headers: {}, body: '' };
    await expect(poster.post(chat)).rejects.toThrow('OUTGOING is off');

    const ada = { fullName: 'Ada Byron', email: 'ada@example.test' };
    await database.db
      .transaction()
      .execute(async (tx) =>
        queueMail(tx, systemClock.now(), letter(ada, 'Your order', ['It is late.'])),
      );
    const drill = start(settings);
    await drill.ready;
    expect(drill.output()).toContain(`"version":"${version}","node":"${process.versions.node}"`);
    expect(drill.output()).toContain('OUTGOING is off');
    await eventually(async () => {
      const states = await database.db.selectFrom('messages').select('state').execute();
      expect(states).toEqual([{ state: 'CAPTURED' }]);
    });
    expect(mailServer.received).toEqual([]);
    await mailServer.stop();
  },
);
