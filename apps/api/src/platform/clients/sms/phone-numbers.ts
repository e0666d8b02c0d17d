import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';

/** The country of numbers without a country code. */
const homeCountry = 'US';

/** Parsing is slow, and a campaign parses the same thousands of numbers many times. */
const maxCached = 50_000;
const kept = new Map<string, PhoneNumber | undefined>();

/** Parses a phone number in any notation; undefined if it is invalid. */
export function parsePhone(text: string): PhoneNumber | undefined {
  if (kept.has(text)) return kept.get(text);
  const number = parsePhoneNumberFromString(text, { defaultCountry: homeCountry, extract: false });
  if (kept.size >= maxCached) kept.clear();
  kept.set(text, number);
  return number;
}

/** Normalizes a phone number in any notation to `+12125550142`; null if it is invalid. */
export function readNumber(text: string): string | null {
  const number = parsePhone(text);
  return number?.isValid() && number.ext === undefined ? number.number : null;
}
