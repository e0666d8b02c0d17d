import { Stripe } from 'stripe';
import {
  CardRefused,
  CardsBusy,
  CardsUnreachable,
  type CardEvent,
  type CardIntent,
  type Cards,
  type CardSession,
  type NewSession,
} from './cards.ts';

/** A Stripe account. */
export type StripeConfig = {
  readonly secretKey: string;
  /** The secret that Stripe signs its webhook calls with. */
  readonly webhookSecret: string;
  /** The origin of the API: `https://api.stripe.com`. */
  readonly api: string;
};

const timeoutMs = 15_000;
const maxReasonLength = 300;
/** Maximum age of a webhook call in seconds, against replays. */
const maxAge = 300;
/** Stripe is rate limiting, or busy with the same request. A retry may succeed. */
const temporaryStatuses = [409, 429];

const finalStatuses = ['complete', 'expired'] as const;

const states: Readonly<Record<string, CardIntent['state']>> = {
  requires_capture: 'AUTHORIZED',
  succeeded: 'CAPTURED',
  canceled: 'GONE',
};

/** Takes card payments with Stripe's own package. Connects with the first payment. */
export function openStripe(config: StripeConfig): Cards {
  const stripe = createClient(config);
  const { sessions } = stripe.checkout;
  return {
    openSession: async (asked, idempotencyKey) =>
      toSession(await answerOf(sessions.create(paramsOf(asked), { idempotencyKey }))),
    findSession: async (id) => toSession(await answerOf(sessions.retrieve(id))),
    // No idempotency key: Stripe would replay a refusal that may be outdated a moment later.
    expireSession: async (id) => toSession(await answerOf(sessions.expire(id))),
    findIntent: async (id) => {
      const expand = ['latest_charge'];
      return toIntent(await answerOf(stripe.paymentIntents.retrieve(id, { expand })));
    },
    capture: async (id, idempotencyKey) => {
      await answerOf(stripe.paymentIntents.capture(id, {}, { idempotencyKey }));
    },
    cancel: async (id, idempotencyKey) => {
      await answerOf(stripe.paymentIntents.cancel(id, {}, { idempotencyKey }));
    },
    refund: async (id, amount, idempotencyKey) => {
      const params = { payment_intent: id, amount };
      await answerOf(stripe.refunds.create(params, { idempotencyKey }));
    },
    readEvent: ({ payload, signature }, now) => {
      const { webhookSecret: secret } = config;
      const at = now.getTime();
      try {
        return toEvent(
          stripe.webhooks.constructEvent(payload, signature, secret, maxAge, undefined, at),
        );
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        throw error;
      }
    },
  };
}

/** Lists one checkout session to check the account. Throws with the reason if it can't be used. */
export async function verifyStripe(config: StripeConfig): Promise<void> {
  await answerOf(createClient(config).checkout.sessions.list({ limit: 1 }));
}

function createClient({ secretKey, api }: StripeConfig): Stripe {
  const { protocol, hostname: host, port } = new URL(api);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host,
    ...(port ? { port } : {}),
    timeout: timeoutMs,
    // The caller retries with the same key. Stripe's package still retries once on a closed connection.
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** Builds a payment page with one line for the total. The money stays reserved until the store accepts. */
function paramsOf(asked: NewSession): Stripe.Checkout.SessionCreateParams {
  const { reference, amount, currency, description, expiresAt } = asked;
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: reference,
    payment_intent_data: { capture_method: 'manual', metadata: { reference } },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: description },
        },
      },
    ],
    success_url: asked.successUrl,
    cancel_url: asked.cancelUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  };
}

/** @throws CardRefused if Stripe declines a request it understood, CardsBusy, CardsUnreachable */
async function answerOf<T>(request: Promise<T>): Promise<T> {
  return request.catch((error: unknown) => {
    throw failureOf(error);
  });
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { statusCode: status, message } = error;
  if (error instanceof Stripe.errors.StripeConnectionError) {
    return new CardsUnreachable(message, { cause: error });
  }
  if (status === undefined) return error;
  const reason = `Stripe answered ${status}. ${message}`.trim().slice(0, maxReasonLength);
  const isFinal = status >= 400 && status < 500 && !temporaryStatuses.includes(status);
  return isFinal ? new CardRefused(reason) : new CardsBusy(reason, { cause: error });
}

function toSession(session: Stripe.Checkout.Session): CardSession {
  const { id, url, status, payment_intent: intent, client_reference_id: reference } = session;
  return {
    id,
    url,
    status: finalStatuses.find((one) => one === status) ?? 'open',
    intentId: idOf(intent),
    reference,
  };
}

function toIntent({ id, status, latest_charge: charge }: Stripe.PaymentIntent): CardIntent {
  const refunded = typeof charge === 'object' ? (charge?.amount_refunded ?? 0) : 0;
  return { id, state: states[status] ?? 'WAITING', refunded };
}

function toEvent({ type, data: { object } }: Stripe.Event): CardEvent {
  if (!('object' in object)) return { type, reference: null };
  if (object.object === 'checkout.session') {
    return { type, reference: object.client_reference_id };
  }
  const isIntent = object.object === 'payment_intent';
  return { type, reference: (isIntent && object.metadata['reference']) || null };
}

/** Returns the id of an object that may be expanded. */
function idOf(object: string | { readonly id: string } | null): string | null {
  return typeof object === 'string' ? object : (object?.id ?? null);
}
