/** A checkout session at Stripe. */
export type CardSession = {
  readonly id: string;
  /** The URL of the payment page; null once it is closed. */
  readonly url: string | null;
  readonly status: 'open' | 'complete' | 'expired';
  /** The payment intent, once there is one. */
  readonly intentId: string | null;
  /** Our reference for the session. */
  readonly reference: string | null;
};

/** A payment by card. Minor units. */
export type CardIntent = {
  readonly id: string;
  /** AUTHORIZED: the money is reserved and can be captured. GONE: it was released, or the authorization expired. */
  readonly state: 'WAITING' | 'AUTHORIZED' | 'CAPTURED' | 'GONE';
  readonly refunded: number;
};

export type NewSession = {
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  /** The description on the payment page. */
  readonly description: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
};

/** A webhook event about a checkout session, with our reference. */
export type CardEvent = { readonly type: string; readonly reference: string | null };

/** Stripe understood the request and declined it. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
}

/** Stripe didn't respond. It may have executed the request. */
export class CardsUnreachable extends Error {
  override readonly name = 'CardsUnreachable';
}

/** Stripe can't do this now. A retry may succeed. */
export class CardsBusy extends Error {
  override readonly name = 'CardsBusy';
}

/** Card payments. A write may be repeated with the same idempotency key and happens once. */
export type Cards = {
  readonly openSession: (session: NewSession, key: string) => Promise<CardSession>;
  readonly findSession: (id: string) => Promise<CardSession>;
  /** Expires an unpaid session; refused if it is paid or closed. */
  readonly expireSession: (id: string) => Promise<CardSession>;
  readonly findIntent: (id: string) => Promise<CardIntent>;
  readonly capture: (intentId: string, key: string) => Promise<void>;
  readonly cancel: (intentId: string, key: string) => Promise<void>;
  readonly refund: (intentId: string, amount: number, key: string) => Promise<void>;
  /** Parses a webhook call; null if Stripe's signature is invalid or too old. */
  readonly readEvent: (call: SignedCall, now: Date) => CardEvent | null;
};

/** A webhook call's body and its `Stripe-Signature` header. */
type SignedCall = { readonly payload: string; readonly signature: string };
