import { dkimNames } from './mail-settings.ts';
import { twilioNames } from '../clients/sms/sms-settings.ts';
import { stripeNames } from '../clients/stripe/stripe-settings.ts';

/** A setting that requires another one. */
type Rule = { readonly given: string; readonly needed: string; readonly because: string };

const bucket = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
const bucketIsWhole = `must be set too: ${bucket.join(', ')} belong together. Without all four, pictures are kept in DATA_DIR`;

const vapid = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'];

const rules: readonly Rule[] = [
  {
    given: 'DATABASE_URL',
    needed: 'ENCRYPTION_KEYS',
    because:
      'must be set with DATABASE_URL, the same for every process: main:<the output of "openssl rand -base64 32">',
  },
  {
    given: 'DATABASE_POOLER_URL',
    needed: 'DATABASE_URL',
    because: 'must be set with DATABASE_POOLER_URL: the same database without the pooler',
  },
  {
    given: 'SMTP_URL',
    needed: 'MAIL_FROM',
    because: 'must be set with SMTP_URL: the sender, Counter <no-reply@example.com>',
  },
  {
    given: 'SMTP_URL',
    needed: 'PUBLIC_URL',
    because: 'must be set with SMTP_URL: the links in mails begin with it',
  },
  ...dkimNames.flatMap((given) =>
    dkimNames.map((needed) => ({
      given,
      needed,
      because: `must be set too: ${dkimNames.join(', ')} belong together`,
    })),
  ),
  ...[...bucket, 'S3_ENDPOINT'].flatMap((given) =>
    bucket.map((needed) => ({ given, needed, because: bucketIsWhole })),
  ),
  {
    given: 'TWILIO_ACCOUNT_SID',
    needed: 'PUBLIC_URL',
    because: 'must be set with TWILIO_ACCOUNT_SID: Twilio reports there what became of messages',
  },
  ...twilioNames.flatMap((given) =>
    twilioNames.map((needed) => ({
      given,
      needed,
      because: `must be set too: ${twilioNames.join(', ')} belong together`,
    })),
  ),
  {
    given: 'STRIPE_SECRET_KEY',
    needed: 'PUBLIC_URL',
    because: 'must be set with STRIPE_SECRET_KEY: customers return there, and Stripe reports there',
  },
  ...stripeNames.flatMap((given) =>
    stripeNames.map((needed) => ({
      given,
      needed,
      because: `must be set too: ${stripeNames.join(' and ')} belong together`,
    })),
  ),
  ...vapid.flatMap((given) =>
    vapid.map((needed) => ({
      given,
      needed,
      because: `must be set too: ${vapid.join(', ')} belong together`,
    })),
  ),
];

/** Returns the missing settings that the `given` ones require, by name, with the reason. */
export function findMissing(given: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const broken = rules.filter((rule) => given[rule.given] && !given[rule.needed]);
  return new Map(broken.map(({ needed, because }) => [needed, because]));
}

/** Returns the settings that require this one: `together` if it requires them in turn, else `because`. */
export function findReasons(name: string): {
  readonly together: readonly string[];
  readonly because: readonly string[];
} {
  const needs = (given: string, needed: string): boolean =>
    rules.some((rule) => rule.given === given && rule.needed === needed);
  const reasons = new Set(rules.filter(({ needed }) => needed === name).map(({ given }) => given));
  reasons.delete(name);
  return {
    together: [...reasons].filter((other) => needs(name, other)),
    because: [...reasons].filter((other) => !needs(name, other)),
  };
}
