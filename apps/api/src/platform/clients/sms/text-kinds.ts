/** The scopes of daily limits: per number, network address, store, campaigns, and everywhere. */
export type TotalScope = 'ADDRESS' | 'NUMBER' | 'STORE' | 'EVERYWHERE' | 'CAMPAIGNS';

/** The maximum number of texts per day, by scope. */
export type SmsLimits = Readonly<Record<TotalScope, number>>;

type Rules = {
  /** Quiet hours don't delay the text for this long after the request; 0 if they always apply. */
  readonly anyTimeMs: number;
  readonly counted: readonly TotalScope[];
};

const hour = 60 * 60_000;

/**
 * The rules of every kind of text. STOP and the list of countries apply to all kinds, so there is no switch for them. A
 * new kind doesn't compile until it has rules here.
 */
export const textKinds = {
  /** A code that the person is waiting for. */
  CODE: { anyTimeMs: hour, counted: ['ADDRESS', 'NUMBER', 'STORE', 'EVERYWHERE'] },
  /** The answer to a question. */
  REPLY: { anyTimeMs: hour, counted: ['NUMBER', 'STORE', 'EVERYWHERE'] },
  /** A test of a campaign, sent to its author. */
  TEST: { anyTimeMs: 0, counted: ['ADDRESS', 'NUMBER', 'STORE', 'EVERYWHERE'] },
  /** A new order that nobody at the store has opened. */
  ALARM: { anyTimeMs: 0, counted: ['NUMBER', 'STORE', 'EVERYWHERE'] },
  CAMPAIGN: { anyTimeMs: 0, counted: ['NUMBER', 'CAMPAIGNS'] },
} as const satisfies Record<string, Rules>;

export type TextKind = keyof typeof textKinds;
