import { dayAt, readDay, readMoment, readTimeOfDay } from '@counter/contract/shared';
import { formatCalendarDay } from '../../lib/time/calendar.ts';
import { now } from '@counter/browser/clock';
import { dates } from '../../lib/time/date-format.ts';
import { formatTimeOfDay } from '../../lib/time/days.ts';
import { deviceTimeZone } from '../../lib/time/time-zones.ts';
import { calendarText } from './calendar.text.ts';
import type { TypedKind } from './use-typed.ts';

/** Today on this device: `YYYY-MM-DD`. */
function deviceDay(): string {
  return dayAt(new Date(now()), deviceTimeZone());
}

const readAsDay = (text: string) => readDay(text, dates(), deviceDay());
const readAsMoment = (text: string) => readMoment(text, dates(), deviceDay());

/** A day, held as `YYYY-MM-DD`. */
export const dayKind: TypedKind = {
  read: readAsDay,
  write: (value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? formatCalendarDay(value) : value),
  help: () => calendarText.dateHelp(formatCalendarDay(deviceDay())),
};

/** A time of day, held as `HH:MM`. */
export const timeKind: TypedKind = {
  read: readTimeOfDay,
  write: (value) => (/^\d{2}:\d{2}$/.test(value) ? formatTimeOfDay(value) : value),
  help: () => calendarText.timeHelp(formatTimeOfDay('09:00')),
};

/** A day and time, held as `YYYY-MM-DDTHH:MM`. */
export const momentKind: TypedKind = {
  read: readAsMoment,
  write(value) {
    const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(value) ?? [];
    return day && time ? `${formatCalendarDay(day)} ${formatTimeOfDay(time)}` : value;
  },
  help: () =>
    calendarText.dateHelp(`${formatCalendarDay(deviceDay())} ${formatTimeOfDay('09:00')}`),
};
