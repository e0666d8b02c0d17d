import { z } from 'zod';
import type { StripeConfig } from './stripe.ts';

/** Settings for card payments. Without them, there are no card payments. */
export const stripeSettings = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(
      /^(?:sk|rk)_(?:test|live)_\w+$/,
      'must be a secret key of Stripe: sk_live_… or sk_test_…',
    )
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of the webhook at Stripe: whsec_…')
    .optional(),
  STRIPE_API: z
    .url({ protocol: /^https?$/, hostname: /./, error: 'must be a web address' })
    .refine((url) => new URL(url).pathname === '/', 'must be a web address without a path')
    .transform((url) => new URL(url).origin)
    .default('https://api.stripe.com'),
};

/** Settings that only work together. */
export const stripeNames = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

/** Returns the Stripe account; undefined if the settings have none. */
export function stripeOf(settings: {
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_API: string;
}): StripeConfig | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  const { STRIPE_API: api } = settings;
  return secretKey && webhookSecret ? { secretKey, webhookSecret, api } : undefined;
}
