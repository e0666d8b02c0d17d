import { text } from './clock.text.ts';

/** Formats minutes as hours on a time sheet: `7:30`. */
export function formatHours(minutes: number): string {
  return text.hours(Math.floor(minutes / 60), minutes % 60);
}
