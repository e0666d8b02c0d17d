import { defaultDateFormat, type DateFormat } from '@counter/contract/shared';

let current = defaultDateFormat;

/** Returns the format of dates and times of the signed-in person. */
export function dates(): DateFormat {
  return current;
}

/** For the session: changes the format of dates; undefined for nobody. */
export function writeDatesIn(chosen: DateFormat | undefined): void {
  current = chosen ?? defaultDateFormat;
}
