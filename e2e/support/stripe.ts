import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readyUrl } from './counter.ts';

const server = path.resolve(
  import.meta.dirname,
  '../../apps/api/src/testing/doubles/stripe-server.ts',
);

/** A local Stripe with a payment page where everybody can pay. */
export type LocalStripe = {
  /** The settings of a Counter that takes cards through this server. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
};

/** Starts a Stripe that sends webhook calls to the Counter at a URL. */
export async function startStripe(counterUrl: string): Promise<LocalStripe> {
  const child = fork(server, {
    env: { ...process.env, PORT: '0', WEBHOOK: `${counterUrl}/api/v1/payments/stripe` },
  });
  const url = await readyUrl(child);
  return {
    settings: {
      PUBLIC_URL: counterUrl,
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API: url,
    },
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
