import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';

/** The country of a number that names none: the one that the stores are in. */
const homeCountry = 'US';

/** A campaign of thousands is looked at again and again, and reading a number takes a while. */
const maxCached = 50_000;
const kept = new Map<string, PhoneNumber | undefined>();

/** Parses a telephone number however it is written; undefined where it is none. */
export function parsePhone(text: string): PhoneNumber | undefined {
  if (kept.has(text)) return kept.get(text);
  const number = parsePhoneNumberFromString(text, { defaultCountry: homeCountry, extract: false });
  if (kept.size >= maxCached) kept.clear();
  kept.set(text, number);
  return number;
}

/** A telephone number as it is kept, however it is written: `+12125550142`; null where it is none. */
export function readNumber(text: string): string | null {
  const number = parsePhone(text);
  return number?.isValid() && number.ext === undefined ? number.number : null;
}
