import type { Config } from './platform/config/config.ts';
import type { Files } from './platform/clients/files/files.ts';
import type { SmsGateway } from './platform/clients/sms/gateway.ts';
import type { Cards } from './platform/clients/stripe/cards.ts';
import { openMailer, type Mailer } from './platform/clients/mail/mailer.ts';
import {
  createClosedPoster,
  createPoster,
  type Poster,
} from './platform/clients/outgoing/poster.ts';
import { findLocalPushKeys } from './platform/clients/push/push-keys.ts';
import { createPusher, type Pusher } from './platform/clients/push/pusher.ts';

/** External services of this installation; null for each that is not configured. */
type Providers = {
  readonly files: Files | null;
  readonly sms: SmsGateway | null;
  readonly cards: Cards | null;
  readonly mailer: Mailer | null;
  readonly push: Pusher | null;
  /** Posts to webhooks and team chats. */
  readonly poster: Poster;
};

/** Opens the configured providers. Loads only their packages, because these are large. */
export async function openProviders(config: Config): Promise<Providers> {
  const { bucket, twilio, stripe, smtp, outgoing, webhookNetworks: networks } = config;
  const [files, sms, cards] = await Promise.all([
    bucket &&
      import('./platform/clients/files/bucket.ts').then((door) => door.openBucketFiles(bucket)),
    twilio && import('./platform/clients/sms/twilio.ts').then((door) => door.openTwilio(twilio)),
    stripe && import('./platform/clients/stripe/stripe.ts').then((door) => door.openStripe(stripe)),
  ]);
  return {
    files: files ?? null,
    sms: sms ?? null,
    cards: cards ?? null,
    mailer: smtp ? openMailer(smtp) : null,
    push: await openPush(config),
    poster: outgoing ? createPoster({ networks }) : createClosedPoster({ networks }),
  };
}

/**
 * Opens push. An installation on one machine generates its own keys if none are configured. Processes that share a
 * database would each generate different ones, so they need configured keys; without them, push is off.
 */
async function openPush(config: Config): Promise<Pusher | null> {
  const { push, pushServices, databaseUrl, dataDir, outgoing } = config;
  if (push) return createPusher(push, pushServices);
  if (databaseUrl || !outgoing) return null;
  return createPusher(await findLocalPushKeys(dataDir), pushServices);
}
