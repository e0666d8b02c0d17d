import { dayAt } from '@counter/contract/shared';
import { pauseReasonWords, type HoursChange } from '@counter/contract/store';
import { formatInstant, formatTime } from '../../../lib/days.ts';
import { describeDuration } from '../../../ui/forms/durations.ts';
import { describeDays, describeWeek } from '../hours-words.ts';

/** What somebody did: "paused for 30 min: Too many orders". */
export function describeDeed(change: HoursChange): string {
  switch (change.kind) {
    case 'TOGGLE':
      return change.online ? 'opened the store' : 'closed the store';
    case 'PAUSE':
      return `${change.continued ? 'changed the pause to' : 'paused for'} ${lengthOf(change)}: ${pauseReasonWords(change)}`;
    case 'BUSY':
      return `made new promises ${change.minutes} min longer for ${lengthOf(change)}`;
    case 'HOURS':
      return `changed the hours: ${describeHours(change.after)}`;
    case 'EXCEPTION':
      return `${deeds[change.done]} ${change.name}, ${describeDays(change)}`;
  }
}

const deeds = {
  ADDED: 'added the exception',
  CHANGED: 'changed the exception',
  REMOVED: 'removed the exception',
} as const;

type Spell = Extract<HoursChange, { readonly until: string }>;

function lengthOf({ at, until }: Spell): string {
  return describeDuration(Date.parse(until) - Date.parse(at));
}

type Week = Extract<HoursChange, { readonly kind: 'HOURS' }>['after'];

function describeHours({ hours, deliveryHours }: Week): string {
  if (deliveryHours === null) return describeWeek(hours);
  return `pickup ${describeWeek(hours)}; delivery ${describeWeek(deliveryHours)}`;
}

/** What became of it, or what was before: "Opened again 14:20 by itself". `now` in milliseconds since 1970. */
export function describeOutcome(
  change: HoursChange,
  timeZone: string,
  now: number,
): string | undefined {
  if (change.kind === 'HOURS') return `Before: ${describeHours(change.before)}`;
  if (change.kind !== 'PAUSE' && change.kind !== 'BUSY') return undefined;
  const { endedAt, endedBy, until, kind } = change;
  const deed = kind === 'PAUSE' ? 'Opened again' : 'Ended';
  if (endedAt !== null) {
    const when = momentOf(endedAt, change, timeZone);
    return endedBy === null ? `Changed ${when}` : `${deed} ${when} by ${endedBy}`;
  }
  const when = momentOf(until, change, timeZone);
  return Date.parse(until) > now ? `Lasts until ${when}` : `${deed} ${when} by itself`;
}

/** The time alone on the same day. */
function momentOf(iso: string, { at }: Spell, timeZone: string): string {
  const sameDay = dayAt(new Date(iso), timeZone) === dayAt(new Date(at), timeZone);
  return sameDay ? formatTime(iso, timeZone) : formatInstant(iso, timeZone);
}
