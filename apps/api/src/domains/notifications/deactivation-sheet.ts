import { pauseReasonWords, type StoreStatus } from '@counter/contract/store';
import { hourMs, spokenEnd, spokenTime } from '@counter/contract/shared';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Sheet } from './sheet-mail.ts';

/** The reason a store takes no orders during its hours, who caused it and until when. */
export type Deactivation = {
  readonly cause: 'SUSPENDED' | 'CLOSED' | 'PAUSED';
  readonly by: string | null;
  readonly reason: string | null;
  readonly since: Date | null;
  /** Null if open-ended. */
  readonly until: Date | null;
};

/** Returns the deactivation of a store; null within its hours or for a short pause. */
export function deactivationOf(status: StoreStatus): Deactivation | null {
  const { state, reason, changedBy, changedAt, pause } = status;
  if (state === 'NOT_APPROVED' && reason !== null) {
    return { cause: 'SUSPENDED', by: null, reason, since: null, until: dateOf(status.until) };
  }
  if (!status.storeOnline) {
    return { cause: 'CLOSED', by: changedBy, reason: null, since: dateOf(changedAt), until: null };
  }
  if (!pause || Date.parse(pause.until) - Date.parse(pause.since) <= hourMs) return null;
  const { by, since, until } = pause;
  const words = pauseReasonWords(pause);
  return { cause: 'PAUSED', by, reason: words, since: dateOf(since), until: dateOf(until) };
}

function dateOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}

type About = Pick<StoreScope, 'storeName' | 'timeZone' | 'dates'> & {
  readonly publicUrl: string;
  readonly now: Date;
};

/** Builds the mail that a store has stopped taking orders. */
export function deactivatedSheet(about: About, deactivation: Deactivation): Sheet {
  const { storeName } = about;
  const { reason, until } = deactivation;
  return {
    ...base(about),
    subject: `${storeName} isn't taking orders`,
    title: `${storeName} isn't taking orders`,
    paragraphs: [whatHappened(about, deactivation)],
    facts: [
      ...(reason === null || reason === '' ? [] : [['Reason', reason, ''] as const]),
      ['Until', until ? spokenEnd(until, about.now, about) : endedBy(deactivation), ''],
    ],
  };
}

/** Builds the mail that a store takes orders again. */
export function reactivatedSheet(about: About): Sheet {
  const { storeName } = about;
  return {
    ...base(about),
    subject: `${storeName} is taking orders again`,
    title: `${storeName} is taking orders again`,
    paragraphs: ['Customers can order again during its hours.'],
    facts: [],
  };
}

function base({ storeName, publicUrl }: About) {
  return {
    list: null,
    link: { label: 'View the store', url: `${publicUrl}/dashboard/app` },
    reason: `You get this email because this address is on the list of ${storeName} for closures.`,
  };
}

function whatHappened(about: About, { cause, by, since }: Deactivation) {
  const { storeName } = about;
  if (cause === 'SUSPENDED') return `The marketplace suspended ${storeName}.`;
  const what = `${by ?? 'Someone'} ${cause === 'PAUSED' ? 'paused' : 'closed'} ${storeName}`;
  return `${what}${since ? ` ${spokenTime(since, about.now, about)}` : ''}.`;
}

function endedBy({ cause }: Deactivation): string {
  return cause === 'SUSPENDED'
    ? 'the marketplace lifts the suspension'
    : 'someone reopens the store';
}
