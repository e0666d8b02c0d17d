import type { SmsRefusals } from './refusals.ts';
import type { SmsLimits } from './text-kinds.ts';

declare const cleared: unique symbol;

/**
 * A number (E.164) that may be sent a text at this moment. Only `clearing.ts` makes one, after it has checked
 * country, STOP and quiet hours, and nothing can be sent or captured without one: a new kind of text cannot
 * forget the rules.
 */
export type ClearedNumber = string & { readonly [cleared]: true };

/** One text message on its way out. */
export type OutgoingSms = {
  readonly to: ClearedNumber;
  readonly body: string;
  /** The address for the provider's receipt; none if absent. */
  readonly statusUrl?: string;
};

/** Rules for every text message, besides STOP and quiet hours. */
export type SmsRules = {
  /** Countries (ISO 3166) that texts go to; null for the country of each store. */
  readonly countries: ReadonlySet<string> | null;
  /** Texts per day. */
  readonly limits: SmsLimits;
  /** Counts what was refused, for the operator's metrics. */
  readonly refusals: SmsRefusals;
};

/** The way to a provider of text messages. */
export type SmsGateway = {
  /**
   * Hands a message over and answers what the provider calls it. Throws SmsRefused where this message will
   * never be taken, SmsNotTaken where it was not taken now; after any other error nobody knows.
   */
  send(sms: OutgoingSms): Promise<string>;
  /** Returns the provider's id of a message sent after an instant; null if it has none. */
  find(sms: { readonly to: string; readonly body: string }, since: Date): Promise<string | null>;
  /** Returns true if a webhook call comes from the provider. */
  readonly isItsCall: (
    url: string,
    fields: Readonly<Record<string, string>>,
    signature: string,
  ) => boolean;
};

/** The gateway for text messages, and the rules for sending. */
export type Sms = SmsRules & {
  /** Null: they are kept for the operator to read. */
  readonly gateway: SmsGateway | null;
  /** The price of one part for a store, in hundredths of a minor unit. */
  readonly partPrice: number;
};

/** The provider will never take this message. The sentence says why. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
  /** The recipient has told the provider to be written no more. */
  readonly optedOut: boolean;
  constructor(reason: string, optedOut = false) {
    super(reason);
    this.optedOut = optedOut;
  }
}

/** The provider has not taken this message and may take it later. */
export class SmsNotTaken extends Error {
  override readonly name = 'SmsNotTaken';
}
