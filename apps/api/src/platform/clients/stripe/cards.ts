/** A payment page at Stripe. */
export type CardSession = {
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

export type NewSession = {
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
export type CardEvent = { readonly type: string; readonly reference: string | null };

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

/** The text of a call and its `Stripe-Signature` header. */
type SignedCall = { readonly payload: string; readonly signature: string };
