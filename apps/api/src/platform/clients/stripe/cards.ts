/** A payment page at Stripe. */
export type CardSession = {
  readonly id: string;
  /** The address of the payment page; null once that is over. */
  readonly url: string | null;
  readonly status: 'open' | 'complete' | 'expired';
  /** The payment that came of it. */
  readonly intentId: string | null;
  /** Our reference of the session. */
  readonly reference: string | null;
};

/** Money of a customer's card. Minor units. */
export type CardIntent = {
  readonly id: string;
  /** AUTHORIZED: it is reserved for us and can be taken. GONE: it was given free, or nobody took it in time. */
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

/** An event about a payment page, with our reference. */
export type CardEvent = { readonly type: string; readonly reference: string | null };

/** Stripe understood what was asked for, and does not do it. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
}

/** Stripe gave no answer. It may have done what was asked for. */
export class CardsUnreachable extends Error {
  override readonly name = 'CardsUnreachable';
}

/** Stripe answered that it can't do this now. It may succeed later. */
export class CardsBusy extends Error {
  override readonly name = 'CardsBusy';
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
  /** Parses a webhook call; null if Stripe's signature is wrong or old. */
  readonly readEvent: (call: SignedCall, now: Date) => CardEvent | null;
};

/** The text of a call and its `Stripe-Signature` header. */
type SignedCall = { readonly payload: string; readonly signature: string };
