/** A written time of day: minutes since midnight, and whether AM or PM is certain. */
export type WrittenTime = {
  readonly minute: number;
  /** True if it has `am` or `pm`, or its hour only exists on a 24-hour clock. */
  readonly exact: boolean;
  /** True if it has minutes. */
  readonly full: boolean;
};

/** Matches `9`, `9:00`, `09.30`, `9am`, `9:00 p.m.`, `noon`, `midnight`. */
export const writtenTime = String.raw`(?:noon|midnight|\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?\s?m\b\.?|[ap]\b)?)`;

const parts = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?\s?(?:m\.?)?)?$/;

/** Parses a written time of day; undefined if invalid. 24:00 is the end of the day. */
export function readTime(text: string): WrittenTime | undefined {
  const written = text.trim().toLowerCase();
  if (written === 'noon') return { minute: 720, exact: true, full: true };
  if (written === 'midnight') return { minute: 0, exact: true, full: true };
  const [, hours, minutes, half] = parts.exec(written) ?? [];
  if (hours === undefined) return undefined;
  const [hour, past] = [Number(hours), Number(minutes ?? 0)];
  const full = minutes !== undefined;
  if (past > 59) return undefined;
  if (half === undefined) {
    if (hour > 24 || (hour === 24 && past > 0)) return undefined;
    return { minute: hour * 60 + past, exact: hour > 12 || hours.startsWith('0'), full };
  }
  if (hour < 1 || hour > 12) return undefined;
  return { minute: ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + past, exact: true, full };
}

/** Formats a minute of the day on a 24-hour clock: `09:00`; the end of the day is `00:00`. */
export function writeTime(minute: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
}
