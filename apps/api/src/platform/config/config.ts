import { resolve } from 'node:path';
import { z } from 'zod';
import {
  accessOf,
  accessSettings,
  isForThisMachine,
  type AccessConfig,
} from './access-settings.ts';
import { findMissing } from './config-rules.ts';
import { mailSettings, smtpOf } from './mail-settings.ts';
import { databaseOf, databaseSettings, type DatabaseConfig } from './database-settings.ts';
import { parseEncryptionKeys } from '../kernel/encryption-keys.ts';
import { isNetwork, parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';
import type { BucketConfig } from '../clients/files/bucket.ts';
import { bucketOf, bucketSettings } from '../clients/files/bucket-settings.ts';
import type { SmtpConfig } from '../clients/mail/mailer.ts';
import { payerOf, payerSettings, type Payer } from './payer-settings.ts';
import { belongTogether } from '../clients/push/push-keys.ts';
import type { PushKeys } from '../clients/push/pusher.ts';
import { smsLimitsOf, smsSettings, twilioOf } from '../clients/sms/sms-settings.ts';
import type { TwilioConfig } from '../clients/sms/twilio.ts';
import type { StripeConfig } from '../clients/stripe/stripe.ts';
import { stripeOf, stripeSettings } from '../clients/stripe/stripe-settings.ts';
import { traceSettings, tracesOf, type TraceConfig } from '../clients/traces/trace-settings.ts';
import type { VaultKeys } from '../kernel/vault.ts';
import { isHostAlone, webAddress } from '../kernel/web-address.ts';
import { shutdownGraceOf, shutdownSettings } from './shutdown-settings.ts';
import { sessionIdleOf, sessionSettings } from './session-settings.ts';
import type { SmsLimits } from '../clients/sms/text-kinds.ts';

const builtWebApp = resolve(import.meta.dirname, '../../../../web/dist');
const builtStorefront = resolve(import.meta.dirname, '../../../../storefront/dist');
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const wholeNumber = (max: number, message: string) =>
  z.coerce.number(message).int(message).min(0, message).max(max, message);

const onOrOff = z.enum(['on', 'off'], "must be 'on' or 'off'").transform((word) => word === 'on');

/** Pages, cookies and passkeys belong to a whole host, so a path below one can't work. */
const publicAddress = webAddress('https://counter.example.com').refine(
  isHostAlone,
  'must be a host alone, without a path: https://counter.example.com. Give Counter a host name of its own, such as a subdomain',
);

const folder = z.string().transform((path) => resolve(path));

const origins = z.string().transform((text, context) => {
  const urls = text.split(',').map((part) => URL.parse(part.trim()));
  const web = urls.flatMap((url) => (url && /^https?:$/.test(url.protocol) ? [url.origin] : []));
  if (web.length === urls.length) return web;
  const message = 'must be web addresses with commas between: https://push.example.com';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const trustedProxies = z.string().transform((text, context) => {
  const proxies = parseTrustedProxies(text);
  if (proxies !== undefined) return proxies;
  const message =
    "must be 'off', how many proxies are in front (1 to 10), or their addresses: 10.0.0.0/8, ::1";
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const networks = z.string().transform((text, context) => {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.every(isNetwork)) return parts;
  const message = 'must be addresses or networks with commas between: 10.1.0.0/16, 10.2.3.4';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const encryptionKeys = z.string().transform((text, context) => {
  const keys = parseEncryptionKeys(text);
  if (keys) return keys;
  const message =
    'must be \'name:key\', each name and key once, with commas between several: main:<the output of "openssl rand -base64 32">';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** Only push services would notice a mismatched key pair, by rejecting every message. */
const areNoPair =
  'must belong to VAPID_PUBLIC_KEY: make both with "npx web-push generate-vapid-keys"';

/** The schema of all settings. */
export const environment = z.object({
  PORT: wholeNumber(65_535, 'must be a port number from 0 to 65535').default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: folder.prefault('./data'),
  ...databaseSettings,
  ENCRYPTION_KEYS: encryptionKeys.optional(),
  DEMO: onOrOff.optional(),
  OUTGOING: onOrOff.prefault('on'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  PUBLIC_URL: publicAddress.optional(),
  ...mailSettings,
  ...bucketSettings,
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be the public key of a VAPID pair, 87 signs in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be the private key of a VAPID pair, 43 signs in base64url')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(
      /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'must be mailto:name@example.com or a web address',
    )
    .optional(),
  PUSH_SERVICES: origins.default([]),
  ...smsSettings,
  ...stripeSettings,
  ...payerSettings,
  ...accessSettings,
  ...sessionSettings,
  ...shutdownSettings,
  ...traceSettings,
  WEBHOOK_NETWORKS: networks.default([]),
  TRUST_PROXY: trustedProxies.prefault('off'),
  WEB_ROOT: folder.prefault(builtWebApp),
  STOREFRONT_ROOT: folder.prefault(builtStorefront),
  CALLS_PER_MINUTE: wholeNumber(
    1_000_000,
    'must be a whole number up to 1000000; 0 switches the limit off',
  ).default(1200),
});

/** The name of a setting. */
export type SettingName = keyof typeof environment.shape;

/** The names of all settings. */
export const settingNames: ReadonlySet<string> = new Set(Object.keys(environment.shape));

/** The configuration of this installation. Folders are absolute paths; `publicUrl` has no trailing slash. */
export type Config = DatabaseConfig & {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The keys that encrypt values at rest; the first encrypts new values. Defaults to a key in `dataDir`. */
  readonly encryptionKeys: VaultKeys | undefined;
  /** Loads the demo marketplace into an empty database and lets its people sign in. */
  readonly demo: boolean;
  /** True if only this machine can reach the server. */
  readonly isForThisMachine: boolean;
  readonly logLevel: (typeof logLevels)[number];
  readonly publicUrl: string | undefined;
  /** If false, mails and texts are captured, and nothing is pushed, posted or charged. */
  readonly outgoing: boolean;
  /** If absent, mails are captured, not sent. */
  readonly smtp: SmtpConfig | undefined;
  /** The bucket for uploaded files. Defaults to a folder in `dataDir`. */
  readonly bucket: BucketConfig | undefined;
  /** The keys that identify this installation to push services. Defaults to keys in `dataDir`. */
  readonly push: PushKeys | undefined;
  /** Origins of push services besides the browsers' own. */
  readonly pushServices: readonly string[];
  /** If absent, text messages are captured, not sent. */
  readonly twilio: TwilioConfig | undefined;
  /** A store's price for one part of a text message, in minor units. */
  readonly smsPartPrice: number;
  /** Countries that texts may go to. Defaults to each store's own country. */
  readonly smsCountries: ReadonlySet<string> | undefined;
  /** Texts per day. */
  readonly smsLimits: SmsLimits;
  /** If absent, there are no card payments. */
  readonly stripe: StripeConfig | undefined;
  /** The account that payouts come from. */
  readonly payer: Payer;
  /** The proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: TrustedProxies;
  /** The folder of the built web app. */
  readonly webRoot: string;
  readonly storefrontRoot: string;
  /** The maximum number of calls per caller and minute; 0 turns the limit off. */
  readonly callsPerMinute: number;
  /** A dashboard session ends this long after its last use. */
  readonly sessionIdleMs: number;
  /** The time that a process keeps serving calls after SIGTERM. */
  readonly shutdownGraceMs: number;
  /** Private networks that webhooks may be sent to. */
  readonly webhookNetworks: readonly string[];
  /** Access to the metrics and the API docs. */
  readonly access: AccessConfig;
  /** If absent, nothing is traced. */
  readonly traces: TraceConfig | undefined;
};

/**
 * Parses the settings from the environment. An empty variable counts as absent. Throws one error that names every
 * invalid variable, without its value, which may be a secret.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  const wrong = parsed.success ? [] : parsed.error.issues.map(complaintOf);
  const complaints = new Map([...findMissing(given), ...wrong]);
  const { push, access, port } = parsed.success ? toConfig(parsed.data) : {};
  if (access?.management && access.management.port === port && port !== 0) {
    complaints.set('MANAGEMENT_PORT', 'must be another port than PORT');
  }
  if (push && !belongTogether(push.publicKey, push.privateKey)) {
    complaints.set('VAPID_PRIVATE_KEY', areNoPair);
  }
  if (!parsed.success || complaints.size > 0) throw new Error(refusal(complaints));
  return toConfig(parsed.data);
}

function toConfig(settings: z.output<typeof environment>): Config {
  const { OUTGOING: outgoing } = settings;
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    ...databaseOf(settings),
    encryptionKeys: settings.ENCRYPTION_KEYS,
    demo: settings.DEMO ?? isTrial(settings),
    isForThisMachine: isForThisMachine(settings),
    logLevel: settings.LOG_LEVEL,
    publicUrl: settings.PUBLIC_URL,
    outgoing,
    smtp: outgoing ? smtpOf(settings) : undefined,
    bucket: bucketOf(settings),
    push: outgoing ? pushOf(settings) : undefined,
    pushServices: settings.PUSH_SERVICES,
    twilio: outgoing ? twilioOf(settings) : undefined,
    smsPartPrice: settings.SMS_UNIT_COST,
    smsCountries: settings.SMS_COUNTRIES,
    smsLimits: smsLimitsOf(settings),
    stripe: outgoing ? stripeOf(settings) : undefined,
    payer: payerOf(settings),
    trustProxy: settings.TRUST_PROXY,
    webRoot: settings.WEB_ROOT,
    storefrontRoot: settings.STOREFRONT_ROOT,
    callsPerMinute: settings.CALLS_PER_MINUTE,
    sessionIdleMs: sessionIdleOf(settings),
    shutdownGraceMs: shutdownGraceOf(settings),
    webhookNetworks: settings.WEBHOOK_NETWORKS,
    access: accessOf(settings),
    traces: tracesOf(settings),
  };
}

/** Defaults to the demo marketplace unless the settings suggest that people work here. */
function isTrial({ DATABASE_URL: url, NODE_ENV: mode }: z.output<typeof environment>): boolean {
  return url === undefined && mode !== 'production';
}

function pushOf(settings: z.output<typeof environment>): PushKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings;
  const { VAPID_SUBJECT: subject } = settings;
  return publicKey && privateKey && subject ? { publicKey, privateKey, subject } : undefined;
}

const complaintOf = ({ path, message }: z.core.$ZodIssue) => [path.join('.'), message] as const;

function refusal(complaints: ReadonlyMap<string, string>): string {
  return [
    'Counter did not start: correct these environment variables and start again.',
    ...Array.from(complaints, ([name, message]) => `  ${name} ${message}`),
  ].join('\n');
}
