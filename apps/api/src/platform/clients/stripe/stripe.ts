import { z } from 'zod/mini';
import { isSignedByStripe } from './signature.ts';

/** An account at Stripe. */
export type StripeConfig = {
  readonly secretKey: string;
  /** What Stripe signs its calls to us with. */
  readonly webhookSecret: string;
  /** Without a slash at its end. */
  readonly api: string;
};

/** A payment page at Stripe. */
type CardSession = {
  readonly id: string;
  /** Where the customer pays; null once that is over. */
  readonly url: string | null;
  readonly status: 'open' | 'complete' | 'expired';
  /** The payment that came of it. */
  readonly intentId: string | null;
  /** What we called it when it was opened. */
  readonly reference: string | null;
};

/** Money of a customer's card. Minor units. */
export type CardIntent = {
  readonly id: string;
  /** AUTHORIZED: it is reserved for us and can be taken. GONE: it was given free, or nobody took it in time. */
  readonly state: 'WAITING' | 'AUTHORIZED' | 'CAPTURED' | 'GONE';
  readonly refunded: number;
};

type NewSession = {
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  /** What the customer reads there. */
  readonly description: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
};

/** What Stripe tells of a payment page, by our own name for it. */
type CardEvent = { readonly type: string; readonly reference: string | null };

/** Stripe understood what was asked for, and does not do it. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
}

/** Card payments: each write may be repeated under its key, and happens once. */
export type Cards = {
  readonly openSession: (session: NewSession, key: string) => Promise<CardSession>;
  readonly findSession: (id: string) => Promise<CardSession>;
  /** Closes a page on which nobody has paid; refused where somebody has, or it is closed already. */
  readonly expireSession: (id: string) => Promise<CardSession>;
  readonly findIntent: (id: string) => Promise<CardIntent>;
  readonly capture: (intentId: string, key: string) => Promise<void>;
  readonly cancel: (intentId: string, key: string) => Promise<void>;
  readonly refund: (intentId: string, amount: number, key: string) => Promise<void>;
  /** What a call to us says; null where Stripe did not sign it just now. */
  readonly readEvent: (call: SignedCall, now: Date) => CardEvent | null;
};

type SignedCall = { readonly payload: string; readonly signature: string };

const timeoutMs = 15_000;
const maxReasonLength = 300;
/** What answers are written in. */
const version = '2024-06-20';
/** Not refused: Stripe is busy, or just about the same. */
const passing = [409, 429];

const session = z.object({
  id: z.string(),
  url: z.optional(z.nullable(z.string())),
  status: z.enum(['open', 'complete', 'expired']),
  payment_intent: z.optional(z.nullable(z.string())),
  client_reference_id: z.optional(z.nullable(z.string())),
});

const intent = z.object({
  id: z.string(),
  status: z.string(),
  latest_charge: z.optional(z.nullable(z.object({ amount_refunded: z.int() }))),
});

const event = z.object({
  type: z.string(),
  data: z.object({
    object: z.object({
      client_reference_id: z.optional(z.nullable(z.string())),
      metadata: z.optional(z.nullable(z.object({ reference: z.optional(z.string()) }))),
    }),
  }),
});

const refusal = z.object({ error: z.object({ message: z.optional(z.string()) }) });

const states: Readonly<Record<string, CardIntent['state']>> = {
  requires_capture: 'AUTHORIZED',
  succeeded: 'CAPTURED',
  canceled: 'GONE',
};

/** Takes money of cards over Stripe's REST API. Nothing is connected before the first payment. */
export function openStripe(config: StripeConfig): Cards {
  const call = async (path: string, sending?: Sending) => request(config, path, sending);
  return {
    openSession: async (asked, key) =>
      toSession(await call('/v1/checkout/sessions', { fields: fieldsOf(asked), key })),
    findSession: async (id) =>
      toSession(await call(`/v1/checkout/sessions/${encodeURIComponent(id)}`)),
    expireSession: async (id) =>
      // Without a key: a refusal that is over a moment later would be repeated under it.
      toSession(
        await call(`/v1/checkout/sessions/${encodeURIComponent(id)}/expire`, { fields: {} }),
      ),
    findIntent: async (id) =>
      toIntent(await call(`/v1/payment_intents/${encodeURIComponent(id)}?expand[]=latest_charge`)),
    capture: async (id, key) => {
      await call(`/v1/payment_intents/${encodeURIComponent(id)}/capture`, { fields: {}, key });
    },
    cancel: async (id, key) => {
      await call(`/v1/payment_intents/${encodeURIComponent(id)}/cancel`, { fields: {}, key });
    },
    refund: async (id, amount, key) => {
      const fields = { payment_intent: id, amount: String(amount) };
      await call('/v1/refunds', { fields, key });
    },
    readEvent: (signed, now) => {
      if (!isSignedByStripe(config.webhookSecret, signed, now)) return null;
      const { type, data } = event.parse(JSON.parse(signed.payload));
      const { client_reference_id: reference, metadata } = data.object;
      return { type, reference: reference ?? metadata?.reference ?? null };
    },
  };
}

/** The money is reserved until the store accepts; what is shown is one line with the sum. */
function fieldsOf(asked: NewSession): Readonly<Record<string, string>> {
  return {
    mode: 'payment',
    'payment_method_types[0]': 'card',
    client_reference_id: asked.reference,
    'payment_intent_data[capture_method]': 'manual',
    'payment_intent_data[metadata][reference]': asked.reference,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': asked.currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(asked.amount),
    'line_items[0][price_data][product_data][name]': asked.description,
    success_url: asked.successUrl,
    cancel_url: asked.cancelUrl,
    expires_at: String(Math.floor(asked.expiresAt.getTime() / 1000)),
  };
}

type Sending = { readonly fields: Readonly<Record<string, string>>; readonly key?: string };

async function request(
  { api, secretKey }: StripeConfig,
  path: string,
  sending?: Sending,
): Promise<unknown> {
  // oxlint-disable-next-line eslint/no-restricted-globals -- the one place that talks to Stripe
  const response = await fetch(`${api}${path}`, {
    ...(sending ? { method: 'POST', body: new URLSearchParams(sending.fields) } : {}),
    headers: {
      authorization: `Bearer ${secretKey}`,
      'stripe-version': version,
      ...(sending?.key === undefined ? {} : { 'idempotency-key': sending.key }),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const body: unknown = await response.json().catch(() => ({}));
  if (response.ok) return body;
  const { status } = response;
  const said = refusal.safeParse(body);
  const message = said.success ? (said.data.error.message ?? '') : '';
  const reason = `Stripe answered ${status}. ${message}`.trim().slice(0, maxReasonLength);
  throw status >= 400 && status < 500 && !passing.includes(status)
    ? new CardRefused(reason)
    : new Error(reason);
}

function toSession(body: unknown): CardSession {
  const { id, url, status, ...rest } = session.parse(body);
  return {
    id,
    url: url ?? null,
    status,
    intentId: rest.payment_intent ?? null,
    reference: rest.client_reference_id ?? null,
  };
}

function toIntent(body: unknown): CardIntent {
  const { id, status, latest_charge: charge } = intent.parse(body);
  return { id, state: states[status] ?? 'WAITING', refunded: charge?.amount_refunded ?? 0 };
}
