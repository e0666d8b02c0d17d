import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The country of a number that names none: the one that the stores are in. */
const homeCountry = 'US';

/** A telephone number as it is kept, however it is written: `+12125550142`; null where it is none. */
export function readNumber(text: string): string | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: homeCountry, extract: false });
  return number?.isValid() && number.ext === undefined ? number.number : null;
}
