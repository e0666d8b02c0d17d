import { minuteMs } from '../shared/durations.ts';

/** A break in a shift. The end is null during the break. Instants in ISO 8601. */
export type ShiftBreak = { readonly start: string; readonly end: string | null };

export type ShiftTimes = {
  readonly startedAt: string;
  /** Null while the employee is clocked in. */
  readonly endedAt: string | null;
  readonly breaks: readonly ShiftBreak[];
};

/** The maximum length of a shift that nobody ended. */
export const maxShiftMinutes = 24 * 60;

/** Returns the total of a shift's breaks in whole minutes. A running break counts until `now`. */
export function breakMinutes({ breaks, endedAt }: ShiftTimes, now: Date): number {
  return Math.floor(breakMs(breaks, endedAt, now) / minuteMs);
}

/** Returns a shift's worked time in whole minutes, without breaks. An open shift counts until `now`. */
export function shiftMinutes({ startedAt, endedAt, breaks }: ShiftTimes, now: Date): number {
  const end = endedAt === null ? now.getTime() : Date.parse(endedAt);
  const worked = end - Date.parse(startedAt) - breakMs(breaks, endedAt, now);
  return Math.min(maxShiftMinutes, Math.max(0, Math.floor(worked / minuteMs)));
}

function breakMs(breaks: readonly ShiftBreak[], endedAt: string | null, now: Date): number {
  const last = endedAt === null ? now.getTime() : Date.parse(endedAt);
  return breaks.reduce((sum, { start, end }) => {
    const until = end === null ? last : Date.parse(end);
    return sum + Math.max(0, until - Date.parse(start));
  }, 0);
}
