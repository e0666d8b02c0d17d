import { defaultDateFormat, type DateFormat } from '@counter/contract/shared';

let current = defaultDateFormat;

/** Returns the signed-in person's format for dates and times. */
export function dates(): DateFormat {
  return current;
}

/** Changes the format of dates when the session changes; undefined restores the default. */
export function writeDatesIn(chosen: DateFormat | undefined): void {
  current = chosen ?? defaultDateFormat;
}
