import { hourMs, instantOf, localTimeAt } from '@counter/contract/shared';
import { formsText } from './forms.text.ts';

/** The end of an absence: the store's next day, an instant (ISO 8601), or null for no end. */
export type Until = 'TODAY' | (string & {}) | null;

/** Labels of the choices. */
export const untilEnds = {
  TODAY: formsText.forRestOfToday,
  AT: formsText.untilDateAndTime,
  CHANGED: formsText.untilIChangeIt,
} as const;

type UntilEnd = keyof typeof untilEnds;

export interface UntilChoice {
  end: UntilEnd;
  /** In the store's time zone, `YYYY-MM-DDThh:mm`. Used only for `AT`. */
  at: string;
}

const localMoment = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/;

/** Returns the value of a choice, or undefined while its date and time are incomplete. */
export function untilOf({ end, at }: UntilChoice, timeZone: string): Until | undefined {
  if (end === 'TODAY') return 'TODAY';
  if (end === 'CHANGED') return null;
  const [, day, hour, minute] = localMoment.exec(at) ?? [];
  if (day === undefined) return undefined;
  return instantOf(day, Number(hour) * 60 + Number(minute), timeZone).toISOString();
}

/** Returns a full hour, one to two hours after `now` (milliseconds), as a field value in the store's time zone. */
export function suggestMoment(now: number, timeZone: string): string {
  const { day, hour } = localTimeAt(new Date(now + 2 * hourMs), timeZone);
  return `${day}T${String(hour).padStart(2, '0')}:00`;
}
