import { isSupportedCountry } from 'libphonenumber-js/min';
import { parsePhone } from './phone-numbers.ts';

/** Parses country codes from a setting (`US,CA`); null if one of them is invalid. */
export function parseCountries(text: string): ReadonlySet<string> | null {
  const codes = text.split(',').map((code) => code.trim().toUpperCase());
  return codes.every((code) => isSupportedCountry(code)) ? new Set(codes) : null;
}

/**
 * Returns the country of a number (E.164); undefined for an unassigned calling code. Area codes tell apart countries
 * that share a calling code: +1 876 is Jamaica, not the United States.
 */
export function countryOfNumber(phone: string): string | undefined {
  const number = parsePhone(phone);
  return number?.country ?? number?.getPossibleCountries()[0];
}

/** Returns the name of a country in English. */
export function countryName(country: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
}
