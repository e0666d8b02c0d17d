import type { StoreStatus } from '@counter/contract/store';
import { nearInstant } from '../../../lib/time/days.ts';
import { text } from './state.text.ts';

export interface StateName {
  /** One word: "Open", "Busy +15", "Paused", "Closed". */
  readonly word: string;
  /** The reason as part of a sentence: "outside hours"; empty if the word says it. */
  readonly reason: string;
  /** The end: "until 19:30"; empty if only a person can change it, or nothing ends today. */
  readonly until: string;
}

/** Names the store's opening state. Never says open while orders are refused. */
export function nameState(status: StoreStatus, timeZone: string): StateName {
  const { state, until, busy } = status;
  const end = until === null ? '' : text.until(nearInstant(until, timeZone));
  switch (state) {
    case 'OPEN':
      return { word: text.open, reason: '', until: '' };
    case 'BUSY':
      return { word: busy ? text.busyBy(busy.minutes) : text.busy, reason: '', until: end };
    case 'PAUSED':
      return { word: text.paused, reason: '', until: end };
    case 'CLOSED_BY_STORE':
      return { word: text.closed, reason: text.byYourTeam, until: '' };
    case 'OUT_OF_HOURS':
      return { word: text.closed, reason: text.outsideHours, until: end };
    case 'NOT_APPROVED': {
      const reason = status.reason === null ? text.notApproved : text.suspended;
      return { word: text.closed, reason, until: end };
    }
  }
}

/** Formats the name in one line: "Closed (outside hours) until 09:00". */
export function nameInLine({ word, reason, until }: StateName): string {
  return [word, reason === '' ? '' : `(${reason})`, until].filter(Boolean).join(' ');
}
