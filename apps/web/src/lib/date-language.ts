import type { DateLanguage } from '@counter/contract/shared';

/** The default format of dates, also for signed-out visitors. */
const usual: DateLanguage = 'en-GB';

let language: DateLanguage = usual;

/** Returns the person's format of dates, as a language tag. */
export function dateLanguage(): DateLanguage {
  return language;
}

/** For the session: writes dates from now on as its person wants them; undefined for nobody. */
export function writeDatesIn(chosen: DateLanguage | undefined): void {
  language = chosen ?? usual;
}
