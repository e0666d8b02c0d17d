import { ProblemError } from '../../kernel/problem.ts';
import type { TotalScope } from './text-kinds.ts';

/** The reason a text is refused: its country is off, the number replied STOP, or a limit is reached. */
type SmsRefusal = 'COUNTRY' | 'STOPPED' | 'LIMIT';

/** Texts that this process refused, by reason. */
export type SmsRefusals = Record<SmsRefusal, number>;

export function createSmsRefusals(): SmsRefusals {
  return { COUNTRY: 0, STOPPED: 0, LIMIT: 0 };
}

/** Returns the operator's metrics of refused texts. */
export function smsFigures(refusals: SmsRefusals) {
  return {
    counter_sms_refused_total: {
      help: 'Text messages refused, by reason: country off, number answered STOP, daily limit',
      grows: true,
      label: 'reason',
      read: () => ({
        country: refusals.COUNTRY,
        stopped: refusals.STOPPED,
        limit: refusals.LIMIT,
      }),
    },
  };
}

/** A refused text. The message is a sentence for the person who wanted to send it. */
export class TextRefused extends ProblemError {
  readonly reason: SmsRefusal;

  constructor(reason: SmsRefusal, detail: string, details: { retryAfterSeconds?: number } = {}) {
    super(reason === 'LIMIT' ? 'TOO_MANY_REQUESTS' : 'CONFLICT', detail, details);
    this.reason = reason;
  }

  /** Returns a copy that also says what the person can do instead. */
  advising(advice: string): TextRefused {
    const { retryAfterSeconds: seconds } = this;
    const details = seconds === undefined ? {} : { retryAfterSeconds: seconds };
    return new TextRefused(this.reason, `${this.message} ${advice}`, details);
  }
}

/** Messages for the limits. */
export const limitWords: Readonly<Record<TotalScope, string>> = {
  ADDRESS: 'Too many text messages were asked for from your network today.',
  NUMBER: 'This number got too many text messages today.',
  STORE: 'This store has reached its limit of text messages for today.',
  EVERYWHERE: 'We have reached our limit of text messages for today.',
  CAMPAIGNS: 'The campaigns of this store have reached their limit for today.',
};
