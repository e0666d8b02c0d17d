import type { SettingName } from './config.ts';

/** A setting's description for operators, in Markdown. */
export type SettingText = {
  /** The purpose. Values, range and required settings follow from the schema. */
  readonly meaning: string;
  /** Replaces the schema's default if that depends on something else. */
  readonly usual?: string;
};

/** The descriptions of all settings. `npm run docs:settings` writes them to docs/operating.md. */
export const settingTexts: Readonly<Record<SettingName, SettingText>> = {
  PORT: { meaning: 'Port of web and API.' },
  HOST: { meaning: 'Address to listen on; `0.0.0.0` accepts other machines.' },
  DATA_DIR: {
    usual: '`./data`',
    meaning:
      "Folder for Counter's own PostgreSQL, uploaded pictures and its own keys. On a server, give an absolute path, the same for the service and for commands.",
  },
  DATABASE_URL: {
    usual: 'own PostgreSQL',
    meaning:
      'A PostgreSQL server to use instead: `postgres://user:password@host:5432/database`. In user and password, write `@` as `%40`, `/` as `%2F`, `#` as `%23`, `?` as `%3F`, `:` as `%3A` and `%` as `%25`.',
  },
  DATABASE_POOLER_URL: {
    meaning:
      'The same database through a pooler in transaction mode, see [The database](#the-database).',
  },
  DATABASE_POOL_SIZE: { meaning: 'Maximum connections of a process that serves calls.' },
  ENCRYPTION_KEYS: {
    usual: 'own key',
    meaning:
      'Keys that encrypt values at rest, `name:key`, see [Sealed values](#sealed-values). The same for every process.',
  },
  DEMO: {
    usual: 'see below',
    meaning: 'Whether an empty database gets the [demo marketplace](#the-demo).',
  },
  OUTGOING: {
    meaning:
      '`off` keeps everything inside, for a [drill](#a-drill): emails and texts are captured, and nothing is pushed, sent to webhooks and team chats, or charged.',
  },
  LOG_LEVEL: { meaning: 'The least important lines that are logged.' },
  PUBLIC_URL: {
    usual: 'this machine',
    meaning:
      'Public address without a path, `https://counter.example.com`. Links in emails begin with it, and passkeys belong to its host.',
  },
  SMTP_URL: {
    meaning:
      'A mail server: `smtp://user:password@host:587`, or `smtps://` for port 465. Without it, emails are captured.',
  },
  MAIL_FROM: { meaning: 'The sender of mails: `Counter <no-reply@example.com>`.' },
  MAIL_REPLY_TO: {
    usual: '`MAIL_FROM`',
    meaning: 'The address for answers to mails: `Counter help <help@example.com>`.',
  },
  MAIL_BOUNCES_TO: {
    usual: '`MAIL_FROM`',
    meaning: 'The address that bounces are returned to: `bounces@example.com`. See [Mail](#mail).',
  },
  MAIL_BOUNCE_TOKEN: {
    meaning: 'The password of who reports bounces: `openssl rand -hex 24`. See [Mail](#mail).',
  },
  DKIM_DOMAIN: {
    meaning:
      'Signs mails, so that receivers know they are yours: the domain of `MAIL_FROM`. See [Mail](#mail).',
  },
  DKIM_SELECTOR: { meaning: 'The name of the DNS record with the public key.' },
  DKIM_PRIVATE_KEY: {
    meaning:
      'The private key in PEM. Line breaks may be written as `\\n`; a key of several lines must be quoted in a file of settings.',
  },
  S3_BUCKET: {
    meaning: 'A bucket for uploaded pictures; without it, they are stored in `DATA_DIR`.',
  },
  S3_REGION: { meaning: 'Its region.' },
  S3_ENDPOINT: {
    usual: 'Amazon S3',
    meaning: 'The address of another S3-compatible server.',
  },
  S3_ACCESS_KEY_ID: { meaning: 'A key that may list, read, write and delete there.' },
  S3_SECRET_ACCESS_KEY: { meaning: 'Its secret.' },
  VAPID_PUBLIC_KEY: {
    usual: 'own pair',
    meaning:
      'Identifies this installation to push services: `npx web-push generate-vapid-keys`. Without keys, Counter makes its own in `DATA_DIR/push.keys`; with `DATABASE_URL`, nothing is pushed.',
  },
  VAPID_PRIVATE_KEY: { usual: 'own pair', meaning: 'The other half of the pair.' },
  VAPID_SUBJECT: { meaning: 'Contact for push services: `mailto:staff@example.com`.' },
  PUSH_SERVICES: {
    meaning:
      "Additional push services beside the browsers' own: web addresses, separated by commas.",
  },
  TWILIO_ACCOUNT_SID: {
    meaning: 'The Twilio account that sends text messages. Without it, they are captured.',
  },
  TWILIO_AUTH_TOKEN: { meaning: 'Its token.' },
  TWILIO_FROM: { meaning: "The sender's number: `+15550100100`." },
  TWILIO_API: { meaning: 'The address of a Twilio-compatible server.' },
  SMS_UNIT_COST: {
    meaning: 'Price that stores pay for one part of a text message, in cents up to 100: `0.79`.',
  },
  SMS_COUNTRIES: {
    usual: "each store's own",
    meaning: 'Countries to send texts to, by ISO code: `US,CA`.',
  },
  SMS_PER_ADDRESS: { meaning: 'Maximum texts a day (UTC) per requesting network address.' },
  SMS_PER_NUMBER: { meaning: 'Maximum texts a day per recipient.' },
  SMS_PER_STORE: { meaning: 'Maximum codes, replies and tests a day per store.' },
  SMS_PER_DAY: { meaning: 'Maximum codes, replies and tests a day for all stores.' },
  SMS_PER_STORE_CAMPAIGNS: {
    meaning: 'Maximum campaign messages a day per store; the rest wait for the next day.',
  },
  STRIPE_SECRET_KEY: {
    meaning:
      'The secret key of a Stripe account; without it, there are no card payments. See [Card payments](#card-payments).',
  },
  STRIPE_WEBHOOK_SECRET: { meaning: 'The signing secret of its webhook.' },
  STRIPE_API: { meaning: 'The address of a Stripe-compatible server.' },
  PAYER_NAME: {
    usual: 'made up',
    meaning: 'The company that pays payouts, as its bank knows it, 23 characters at most.',
  },
  PAYER_COMPANY_ID: {
    usual: 'made up',
    meaning: 'Its 10-character ID at the bank, often 1 and the tax ID.',
  },
  PAYER_BANK_NAME: { usual: 'made up', meaning: 'The name of that bank, 23 characters at most.' },
  PAYER_ROUTING_NUMBER: { usual: 'made up', meaning: 'Its nine-digit routing number.' },
  METRICS: {
    usual: 'see [Health](#health)',
    meaning: 'Access to `/metrics`; `local` is this machine.',
  },
  METRICS_TOKEN: {
    meaning: 'Also grants access, sent as a bearer token. At least 16 characters.',
  },
  API_DOCS: {
    usual: 'see [Health](#health)',
    meaning: 'Access to the API docs; `closed` is for API keys only.',
  },
  SECURITY_CONTACT: {
    meaning:
      'Where people report security holes, in `/.well-known/security.txt`: `mailto:security@example.com` or a web address.',
  },
  MANAGEMENT_PORT: {
    meaning:
      "A port of their own for metrics and API docs, which `PORT` then doesn't have, see [Health](#health). Each process on a machine needs its own.",
  },
  MANAGEMENT_HOST: { meaning: 'The address that this port listens on.' },
  NODE_ENV: {
    meaning:
      "`production` on a server: there is no demo, and access to metrics and API docs is closed, even without `DATABASE_URL`. The image sets it. Other values change nothing of Counter's.",
  },
  SESSION_IDLE_MINUTES: {
    meaning:
      'Minutes until an unused dashboard session ends. [What counts as use](accounts.md#sessions).',
  },
  SHUTDOWN_GRACE_SECONDS: {
    usual: '`5`',
    meaning:
      'Seconds a process still serves calls after `SIGTERM`, see [Restarts](#restarts). On your own machine, the default is 0.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    meaning: 'Where [traces](#traces) go, by OTLP over HTTP: `http://localhost:4318`.',
  },
  OTEL_SERVICE_NAME: { meaning: 'The name of this service in traces.' },
  WEBHOOK_NETWORKS: {
    meaning:
      'Private networks that [webhooks](webhooks.md) and team chats may go to, also without TLS: `10.1.0.0/16`.',
  },
  TRUST_PROXY: {
    meaning:
      'Proxies whose `X-Forwarded-For` Counter trusts: their addresses (`10.0.0.0/8, ::1`) or their number (`2`), see [Behind a proxy](#behind-a-proxy).',
  },
  WEB_ROOT: { usual: 'the build', meaning: 'Folder of the built web application.' },
  STOREFRONT_ROOT: { usual: 'the build', meaning: 'Folder of the built web store.' },
  CALLS_PER_MINUTE: {
    meaning: 'Maximum calls per caller and minute, across processes; `0` turns off all limits.',
  },
};

/** Variables that packages read themselves. Counter neither checks nor uses them. */
export const foreignSettingTexts: Readonly<Record<string, SettingText>> = {
  OTEL_EXPORTER_OTLP_HEADERS: {
    meaning:
      'Headers for the receiver of [traces](#traces): `authorization=Bearer%20…`. Read by OpenTelemetry itself.',
  },
};
