/** Daily limits: texts per number, per network address, per store, and in all. */
export type TotalScope = 'ADDRESS' | 'NUMBER' | 'STORE' | 'EVERYWHERE' | 'CAMPAIGNS';

/** The maximum number of texts per day, by what is counted. */
export type SmsLimits = Readonly<Record<TotalScope, number>>;

type Rules = {
  /** The time after a request in which a text may also leave at night; 0 for never. */
  readonly anyTimeMs: number;
  readonly counted: readonly TotalScope[];
};

const hour = 60 * 60_000;

/**
 * Every kind of text and its rules. STOP and the list of countries hold for all of them, so there is no switch
 * for either. A new kind does not compile until it has its rules here.
 */
export const textKinds = {
  /** A code that somebody is waiting for. */
  CODE: { anyTimeMs: hour, counted: ['ADDRESS', 'NUMBER', 'STORE', 'EVERYWHERE'] },
  /** An answer to a question. */
  REPLY: { anyTimeMs: hour, counted: ['NUMBER', 'STORE', 'EVERYWHERE'] },
  /** A campaign's message, sent to whoever writes it. */
  TEST: { anyTimeMs: 0, counted: ['ADDRESS', 'NUMBER', 'STORE', 'EVERYWHERE'] },
  /** A new order that nobody of the store has opened. */
  ALARM: { anyTimeMs: 0, counted: ['NUMBER', 'STORE', 'EVERYWHERE'] },
  CAMPAIGN: { anyTimeMs: 0, counted: ['NUMBER', 'CAMPAIGNS'] },
} as const satisfies Record<string, Rules>;

export type TextKind = keyof typeof textKinds;
