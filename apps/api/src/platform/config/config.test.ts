import { isAbsolute, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../testing/config-refusal.ts';
import { readConfig } from './config.ts';

const [may, june] = [Buffer.alloc(32, 5), Buffer.alloc(32, 6)];

const smsLimits = { ADDRESS: 50, NUMBER: 12, STORE: 500, EVERYWHERE: 5000, CAMPAIGNS: 20_000 };

const vapid = {
  publicKey:
    'BNbdXxlE6VCndHay-Xz3IaYKKCqvTMCphvRfv4lJjgAKASXbXly2xyyWFFtTS_rtlNIgefhQo9-Pc4ioc7vowPo',
  privateKey: 'owvZ8MrogYo6vmWwVphIFqDHSEvmNQtblfCqfG3aka8',
  subject: 'mailto:staff@example.com',
};

describe('readConfig', () => {
  test('needs no settings', () => {
    const { webRoot, storefrontRoot, ...config } = readConfig({});
    expect(config).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      databasePoolerUrl: undefined,
      databasePoolSize: 20,
      encryptionKeys: undefined,
      demo: true,
      isForThisMachine: true,
      logLevel: 'info',
      publicUrl: undefined,
      outgoing: true,
      smtp: undefined,
      bucket: undefined,
      push: undefined,
      pushServices: [],
      twilio: undefined,
      smsPartPrice: 100,
      smsCountries: undefined,
      smsLimits,
      stripe: undefined,
      payer: {
        name: 'Counter Marketplace',
        companyId: '1000000000',
        bankName: 'Demo Bank',
        routingNumber: '123456780',
      },
      trustProxy: false,
      callsPerMinute: 1200,
      sessionIdleMs: 12 * 60 * 60_000,
      shutdownGraceMs: 0,
      webhookNetworks: [],
      access: { metrics: 'local', metricsToken: undefined, apiDocs: 'open' },
    });
    expect(isAbsolute(webRoot)).toBe(true);
    expect(webRoot).toMatch(/apps[\\/]web[\\/]dist$/);
    expect(storefrontRoot).toMatch(/apps[\\/]storefront[\\/]dist$/);
  });

  test('reads every setting from its variable', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/counter',
      DATABASE_URL: 'postgresql://counter:secret@db:5432/counter',
      ENCRYPTION_KEYS: `june:${june.toString('base64')}, may:${may.toString('base64')}`,
      DEMO: 'off',
      LOG_LEVEL: 'debug',
      PUBLIC_URL: 'https://counter.example.com/',
      SMTP_URL: 'smtps://counter:secret@mail.example.com:465',
      MAIL_FROM: 'Counter <no-reply@example.com>',
      S3_BUCKET: 'counter-pictures',
      S3_REGION: 'eu-central-1',
      S3_ENDPOINT: 'https://s3.example.com/',
      S3_ACCESS_KEY_ID: 'counter',
      S3_SECRET_ACCESS_KEY: 'secret',
      TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: '2'.repeat(32),
      TWILIO_FROM: '+15550100100',
      TWILIO_API: 'https://twilio.example.com/',
      SMS_UNIT_COST: '0.79',
      STRIPE_SECRET_KEY: 'sk_test_4eC39Hq',
      STRIPE_WEBHOOK_SECRET: 'whsec_4eC39Hq',
      STRIPE_API: 'https://stripe.example.com/',
      VAPID_PUBLIC_KEY: vapid.publicKey,
      VAPID_PRIVATE_KEY: vapid.privateKey,
      VAPID_SUBJECT: vapid.subject,
      PUSH_SERVICES: 'https://push.example.com/, https://ours.example.com:8443',
      PAYER_NAME: 'Example Market',
      PAYER_COMPANY_ID: '1123456789',
      PAYER_BANK_NAME: 'First Example Bank',
      PAYER_ROUTING_NUMBER: '021000021',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      WEB_ROOT: '/srv/web',
      CALLS_PER_MINUTE: '0',
      SESSION_IDLE_MINUTES: '30',
      METRICS: 'off',
      METRICS_TOKEN: 'a-token-of-the-monitoring',
      API_DOCS: 'open',
      HOME: '/root',
    });
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/srv/counter',
      databaseUrl: 'postgresql://counter:secret@db:5432/counter',
      databasePoolSize: 20,
      encryptionKeys: [
        { id: 'june', key: june },
        { id: 'may', key: may },
      ],
      demo: false,
      isForThisMachine: false,
      logLevel: 'debug',
      publicUrl: 'https://counter.example.com',
      outgoing: true,
      smtp: {
        url: 'smtps://counter:secret@mail.example.com:465',
        from: 'Counter <no-reply@example.com>',
      },
      bucket: {
        bucket: 'counter-pictures',
        region: 'eu-central-1',
        endpoint: 'https://s3.example.com',
        accessKeyId: 'counter',
        secretAccessKey: 'secret',
      },
      push: vapid,
      pushServices: ['https://push.example.com', 'https://ours.example.com:8443'],
      twilio: {
        accountSid: `AC${'1'.repeat(32)}`,
        authToken: '2'.repeat(32),
        from: '+15550100100',
        api: 'https://twilio.example.com',
      },
      smsPartPrice: 79,
      smsCountries: undefined,
      smsLimits,
      stripe: {
        secretKey: 'sk_test_4eC39Hq',
        webhookSecret: 'whsec_4eC39Hq',
        api: 'https://stripe.example.com',
      },
      payer: {
        name: 'Example Market',
        companyId: '1123456789',
        bankName: 'First Example Bank',
        routingNumber: '021000021',
      },
      trustProxy: ['10.0.0.0/8', '::1'],
      webRoot: '/srv/web',
      storefrontRoot: readConfig({}).storefrontRoot,
      callsPerMinute: 0,
      sessionIdleMs: 30 * 60_000,
      shutdownGraceMs: 5000,
      webhookNetworks: [],
      access: {
        metrics: 'off',
        metricsToken: 'a-token-of-the-monitoring',
        apiDocs: 'open',
      },
    });
  });

  test.each([
    [{ VAPID_PUBLIC_KEY: vapid.publicKey }, 'VAPID_PRIVATE_KEY must be set too'],
    [{ VAPID_SUBJECT: 'staff' }, 'VAPID_SUBJECT must be mailto:'],
    [{ VAPID_PRIVATE_KEY: 'x' }, 'VAPID_PRIVATE_KEY must be the private key'],
    [{ PUSH_SERVICES: 'push.example.com' }, 'PUSH_SERVICES must be web addresses'],
    [
      {
        VAPID_PUBLIC_KEY: `${vapid.publicKey.slice(0, -1)}A`,
        VAPID_PRIVATE_KEY: vapid.privateKey,
        VAPID_SUBJECT: vapid.subject,
      },
      'VAPID_PRIVATE_KEY must belong to VAPID_PUBLIC_KEY',
    ],
  ])('refuses invalid push settings: %j', (env, message) => {
    expect(refusal(env)).toContain(message);
  });

  test.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET must be set too'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY must be set too'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'PUBLIC_URL must be set with STRIPE'],
    [{ STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY must be a secret key'],
  ])('refuses invalid card payment settings: %j', (env, message) => {
    expect(refusal(env)).toContain(message);
  });

  test('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toEqual(readConfig({}));
  });

  test('lists every bad variable once, by name', () => {
    const message = refusal({
      PORT: '70000.5',
      DEMO: 'yes',
      LOG_LEVEL: 'loud',
      PUBLIC_URL: 'x',
      CALLS_PER_MINUTE: '-1.5',
      SESSION_IDLE_MINUTES: '5',
    });
    expect(message.split('\n').slice(1)).toEqual([
      '  PORT must be a port number from 0 to 65535',
      "  DEMO must be 'on' or 'off'",
      '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
      '  PUBLIC_URL must be a web address: https://counter.example.com',
      '  SESSION_IDLE_MINUTES must be a whole number of minutes from 15 to 10080',
      '  CALLS_PER_MINUTE must be a whole number up to 1000000; 0 switches the limit off',
    ]);
  });

  test.each(['http', '-1', '65536', '80.5'])('refuses the port %s', (port) => {
    expect(refusal({ PORT: port })).toContain('PORT must be a port number');
  });

  test('refuses a database of another kind without printing its password', () => {
    const message = refusal({ DATABASE_URL: 'mysql://counter:hunter2@db/counter' });
    expect(message).toContain('DATABASE_URL must be a PostgreSQL address');
    expect(message).not.toContain('hunter2');
  });

  test.each([
    'x',
    may.toString('base64'),
    `may:${Buffer.alloc(31).toString('base64')}`,
    `may:${Buffer.alloc(33).toString('base64')}`,
    `may:${may.toString('hex')}`,
    `:${may.toString('base64')}`,
    `may:${may.toString('base64')},`,
    `may:${may.toString('base64')},may:${june.toString('base64')}`,
  ])('refuses the encryption keys %s without printing them', (keys) => {
    const message = refusal({ ENCRYPTION_KEYS: keys });
    expect(message).toContain("ENCRYPTION_KEYS must be 'name:key'");
    expect(message).not.toContain(may.toString('base64').slice(0, 20));
  });

  test('requires encryption keys when several processes may share a database', () => {
    const message = refusal({ DATABASE_URL: 'postgres://counter:hunter2@db/counter' });
    expect(message).toContain('ENCRYPTION_KEYS must be set with DATABASE_URL');
  });

  test('requires a sender and a public URL with a mail server', () => {
    const lines = refusal({ SMTP_URL: 'smtp://mail.example.com' }).split('\n').slice(1);
    expect(lines).toEqual([
      expect.stringContaining('MAIL_FROM must be set with SMTP_URL'),
      expect.stringContaining('PUBLIC_URL must be set with SMTP_URL'),
    ]);
  });

  test.each(['no-reply@example.com', 'Counter <no-reply@example.com>', '"C, D" <a@b>'])(
    'accepts the sender %s',
    (MAIL_FROM) => {
      const PUBLIC_URL = 'https://counter.example.com';
      expect(readConfig({ MAIL_FROM, PUBLIC_URL, SMTP_URL: 'smtp://mail' }).smtp).toEqual({
        url: 'smtp://mail',
        from: MAIL_FROM,
      });
    },
  );

  test.each(['Counter', 'Counter no-reply@example.com', 'a@b\nBcc: c@d', '<a@b> and more'])(
    'refuses the sender %j',
    (MAIL_FROM) => {
      expect(refusal({ MAIL_FROM })).toContain('MAIL_FROM must be a sender');
    },
  );

  test.each(['http://mail.example.com', 'mail.example.com', 'smtp:', 'smtp://'])(
    'refuses the mail server %s',
    (SMTP_URL) => {
      expect(refusal({ SMTP_URL })).toContain('SMTP_URL must be a mail server');
    },
  );

  test.each([
    ['S3_BUCKET', 'counter-pictures'],
    ['S3_REGION', 'eu-central-1'],
    ['S3_ENDPOINT', 'https://s3.example.com'],
    ['S3_ACCESS_KEY_ID', 'counter'],
    ['S3_SECRET_ACCESS_KEY', 'hunter2'],
  ])('requires the other settings when only %s is set', (name, value) => {
    const needed = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
    const [, ...lines] = refusal({ [name]: value }).split('\n');
    expect(lines.map((line) => line.trim().split(' ')[0])).toEqual(
      needed.filter((other) => other !== name),
    );
    expect(lines.join()).not.toContain('hunter2');
  });
});
