import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const known = new Map<string, string | null>();

/**
 * Parses a phone number in any notation to E.164: `+12125550142`; null if it is invalid. Results are cached because a
 * form with thousands of numbers validates all of them at every keystroke.
 */
export function readNumber(text: string): string | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const number = read(text);
  known.set(text, number);
  return number;
}

function read(text: string): string | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  return number?.isValid() && number.ext === undefined ? number.number : null;
}

/** Formats a number for people, with its country code: `+1 212 555 0142`. */
export function writeNumber(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}
