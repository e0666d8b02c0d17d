import type { DateLanguage } from '@counter/contract/shared';

/** What dates look like to whoever has not chosen, or is not signed in. */
const usual: DateLanguage = 'en-GB';

let language: DateLanguage = usual;

/** How dates are written for the person at this browser, as a language tag. */
export function dateLanguage(): DateLanguage {
  return language;
}

/** For the session: writes dates from now on as its person wants them; undefined for nobody. */
export function writeDatesIn(chosen: DateLanguage | undefined): void {
  language = chosen ?? usual;
}
