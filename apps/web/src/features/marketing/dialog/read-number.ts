import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const known = new Map<string, string | null>();

/**
 * A telephone number as it is kept, however it is written: `+12125550142`; null where it is none. A form of
 * thousands asks for all of them again with every key, so each is read once.
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

/** A kept number as people read it, with its country: `+1 212 555 0142`. */
export function writeNumber(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}
