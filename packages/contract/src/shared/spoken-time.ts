import { addDays, dayAt, localTimeAt, type Day } from './zone.ts';

const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The clock of a store: `14:05`. */
export function clockTime(at: Date, timeZone: string): string {
  const { hour, minute } = localTimeAt(at, timeZone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** A day within a sentence: `Nov 20`. */
export function spokenDay(day: Day): string {
  return date.format(new Date(`${day}T00:00:00Z`));
}

/** A time as part of a sentence: `at 14:05` today, else `on Nov 20 at 14:05`. */
export function spokenTime(at: Date, now: Date, timeZone: string): string {
  const day = dayAt(at, timeZone);
  const time = `at ${clockTime(at, timeZone)}`;
  return day === dayAt(now, timeZone) ? time : `on ${spokenDay(day)} ${time}`;
}

/** An end as part of a sentence: `15:00` today, `tomorrow` for the next day's beginning, else `Nov 20 at 15:00`. */
export function spokenEnd(end: Date, now: Date, timeZone: string): string {
  const [day, today] = [dayAt(end, timeZone), dayAt(now, timeZone)];
  const time = clockTime(end, timeZone);
  if (day === today) return time;
  const name = day === addDays(today, 1) ? 'tomorrow' : spokenDay(day);
  return time === '00:00' ? name : `${name} at ${time}`;
}
