import { dayAt } from '@counter/contract/shared';
import { pauseReasonWords, type HoursChange } from '@counter/contract/store';
import { formatInstant, formatTime } from '../../../lib/time/days.ts';
import { describeDuration } from '../../../ui/forms/durations.ts';
import { describeDays, describeWeek } from '../hours-words.ts';
import { text } from '../hours.text.ts';

/** Describes an action: "paused for 30 min: Too many orders". */
export function describeAction(change: HoursChange): string {
  switch (change.kind) {
    case 'TOGGLE':
      return change.online ? text.record.openedStore : text.record.closedStore;
    case 'PAUSE':
      return `${change.continued ? text.record.changedPauseTo : text.record.pausedFor} ${lengthOf(change)}: ${pauseReasonWords(change)}`;
    case 'BUSY':
      return text.record.lengthenedPromises(change.minutes, lengthOf(change));
    case 'HOURS':
      return text.record.changedHours(describeHours(change.after));
    case 'EXCEPTION':
      return `${actionWords[change.done]} ${change.name}, ${describeDays(change)}`;
  }
}

const actionWords = {
  ADDED: text.record.addedException,
  CHANGED: text.record.changedException,
  REMOVED: text.record.removedException,
} as const;

type Override = Extract<HoursChange, { readonly until: string }>;

function lengthOf({ at, until }: Override): string {
  return describeDuration(Date.parse(until) - Date.parse(at));
}

type Week = Extract<HoursChange, { readonly kind: 'HOURS' }>['after'];

function describeHours({ hours, deliveryHours }: Week): string {
  if (deliveryHours === null) return describeWeek(hours);
  return text.record.pickupDelivery(describeWeek(hours), describeWeek(deliveryHours));
}

/**
 * Describes the result or the previous state: "Reopened automatically at 14:20". `now` is in milliseconds since 1970.
 */
export function describeOutcome(
  change: HoursChange,
  timeZone: string,
  now: number,
): string | undefined {
  if (change.kind === 'HOURS') return text.record.before(describeHours(change.before));
  if (change.kind !== 'PAUSE' && change.kind !== 'BUSY') return undefined;
  const { endedAt, endedBy, until, kind } = change;
  const action = kind === 'PAUSE' ? text.record.reopened : text.record.ended;
  if (endedAt !== null) {
    const when = momentOf(endedAt, change, timeZone);
    return endedBy === null ? text.record.changed(when) : text.record.doneBy(action, when, endedBy);
  }
  const when = momentOf(until, change, timeZone);
  return Date.parse(until) > now
    ? text.record.lastsUntil(when)
    : text.record.doneAutomatically(action, when);
}

/** Formats an instant; on the same day, only its time. */
function momentOf(iso: string, { at }: Override, timeZone: string): string {
  const sameDay = dayAt(new Date(iso), timeZone) === dayAt(new Date(at), timeZone);
  return sameDay ? formatTime(iso, timeZone) : formatInstant(iso, timeZone);
}
