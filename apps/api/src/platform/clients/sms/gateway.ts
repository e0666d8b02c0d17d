import type { SmsRefusals } from './refusals.ts';
import type { SmsLimits } from './text-kinds.ts';

declare const cleared: unique symbol;

/**
 * A number (E.164) that may be texted now. Only `clearing.ts` creates one, after checking country, STOP and quiet
 * hours. Sending and capturing require one, so a new kind of text can't skip the rules.
 */
export type ClearedNumber = string & { readonly [cleared]: true };

/** An outgoing text message. */
export type OutgoingSms = {
  readonly to: ClearedNumber;
  readonly body: string;
  /** The address for the provider's delivery receipt; none if absent. */
  readonly statusUrl?: string;
};

/** Rules for every text message, besides STOP and quiet hours. */
export type SmsRules = {
  /** Allowed countries (ISO 3166); null for each store's own country. */
  readonly countries: ReadonlySet<string> | null;
  /** Texts per day. */
  readonly limits: SmsLimits;
  /** Counts refused texts for the operator's metrics. */
  readonly refusals: SmsRefusals;
};

/** A client of a text message provider. */
export type SmsGateway = {
  /**
   * Hands a message over and returns the provider's id. Throws SmsRefused for a permanent failure, SmsNotTaken for a
   * temporary one. After any other error the outcome is unknown.
   */
  send(sms: OutgoingSms): Promise<string>;
  /** Returns the provider's id of a message sent after an instant; null if there is none. */
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
  /** Null if texts are captured for the operator instead of sent. */
  readonly gateway: SmsGateway | null;
  /** The price of one part for a store, in hundredths of a minor unit. */
  readonly partPrice: number;
};

/** The provider will never take this message. The message says why. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
  /** True if the recipient has unsubscribed at the provider. */
  readonly optedOut: boolean;
  constructor(reason: string, optedOut = false) {
    super(reason);
    this.optedOut = optedOut;
  }
}

/** The provider has not taken this message but may take it later. */
export class SmsNotTaken extends Error {
  override readonly name = 'SmsNotTaken';
}
