import type { Config } from './platform/config/config.ts';
import type { Files } from './platform/clients/files/files.ts';
import type { SmsGateway } from './platform/clients/sms/gateway.ts';
import type { Cards } from './platform/clients/stripe/cards.ts';

/** Services of other companies that this installation uses; null for each that the settings don't name. */
type Providers = {
  readonly files: Files | null;
  readonly sms: SmsGateway | null;
  readonly cards: Cards | null;
};

/** Opens the providers that the settings name. Their packages are large, so only those are loaded. */
export async function openProviders({ bucket, twilio, stripe }: Config): Promise<Providers> {
  const [files, sms, cards] = await Promise.all([
    bucket &&
      import('./platform/clients/files/bucket.ts').then((door) => door.openBucketFiles(bucket)),
    twilio && import('./platform/clients/sms/twilio.ts').then((door) => door.openTwilio(twilio)),
    stripe && import('./platform/clients/stripe/stripe.ts').then((door) => door.openStripe(stripe)),
  ]);
  return { files: files ?? null, sms: sms ?? null, cards: cards ?? null };
}
