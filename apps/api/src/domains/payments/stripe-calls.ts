import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { apiPrefix } from '../../platform/http/bind.ts';
import type { Platform } from '../../platform/platform.ts';
import { paymentOfReference } from './card-checkout.service.ts';
import { finishCardCheckout, type OrderPlacer } from './card-finishing.service.ts';
import { scheduleSettling } from './settling.service.ts';

/** The path of Stripe's webhook. */
const stripePath = `${apiPrefix}/payments/stripe`;

const maxBytes = 262_144;

/**
 * Serves Stripe's webhook. Calls can arrive twice, late and out of order, so a call only triggers reading the payment
 * from Stripe. If that fails the call fails too, and Stripe retries it.
 */
export async function serveStripeCalls(
  app: FastifyInstance,
  platform: Platform,
  placer: OrderPlacer,
): Promise<void> {
  const { cards, clock, db } = platform;
  if (!cards) return;
  await app.register(async (inner) => {
    // The signature covers the raw body, so don't parse it.
    inner.removeContentTypeParser('application/json');
    inner.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_request: unknown, body: string) => body,
    );
    inner.post<{ Body: string }>(
      stripePath,
      { bodyLimit: maxBytes, config: { rateLimit: false } },
      async ({ body, headers }) => {
        const signature = String(headers['stripe-signature'] ?? '');
        const event = cards.readEvent({ payload: body, signature }, clock.now());
        if (!event) throw new ProblemError('NOT_ALLOWED', 'Stripe has not signed this call.');
        const key = paymentOfReference(event.reference);
        if (!key) return { received: true };
        const payment = await finishCardCheckout(platform, placer, key);
        if (payment && payment.state !== 'OPEN' && event.type.startsWith('payment_intent.')) {
          await inTransaction(db, async (tx) => scheduleSettling(tx, key));
        }
        return { received: true };
      },
    );
  });
}
