import { boundsOfDay, dayAt, hourMs, instantOf } from '@counter/contract/shared';
import { storesText } from './stores.text.ts';

/** Choices for the end of a suspension. */
export const suspensionEnds = {
  HOUR: storesText.in1Hour,
  TODAY: storesText.atEndOfToday,
  WEEK: storesText.in7Days,
  AT: storesText.atDateAndTime,
  LIFTED: storesText.untilYouEnd,
} as const;

export type SuspensionEnd = keyof typeof suspensionEnds;

interface Choice {
  end: SuspensionEnd;
  /** Local, `YYYY-MM-DDThh:mm`; only used for `AT`. */
  at: string;
}

const weekMs = 7 * 24 * hourMs;
const localMoment = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/;

/**
 * Returns the end of a suspension chosen at `now` (milliseconds), an ISO 8601 instant. Null if only staff ends it;
 * undefined while date and time are incomplete.
 */
export function suspensionEnd(
  { end, at }: Choice,
  now: number,
  timeZone: string,
): string | null | undefined {
  switch (end) {
    case 'HOUR':
      return new Date(now + hourMs).toISOString();
    case 'TODAY':
      return boundsOfDay(dayAt(new Date(now), timeZone), timeZone).end.toISOString();
    case 'WEEK':
      return new Date(now + weekMs).toISOString();
    case 'AT':
      return momentAt(at, timeZone);
    case 'LIFTED':
      return null;
  }
}

function momentAt(text: string, timeZone: string): string | undefined {
  const [, day, hour, minute] = localMoment.exec(text) ?? [];
  if (day === undefined) return undefined;
  return instantOf(day, Number(hour) * 60 + Number(minute), timeZone).toISOString();
}
