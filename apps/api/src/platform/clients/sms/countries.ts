import { getCountries, isSupportedCountry, type CountryCode } from 'libphonenumber-js/min';
import { parsePhone } from './phone-numbers.ts';

/** The country of stores whose time zone names none. */
const homeCountry: CountryCode = 'US';

/** Reads country codes from a setting (`US,CA`); null where one of them is none. */
export function parseCountries(text: string): ReadonlySet<string> | null {
  const codes = text.split(',').map((code) => code.trim().toUpperCase());
  return codes.every((code) => isSupportedCountry(code)) ? new Set(codes) : null;
}

/**
 * Returns the country of a number (E.164); undefined where its calling code is nobody's. Countries that share
 * a calling code are told apart by their area codes: +1 876 is Jamaica, not the United States.
 */
export function countryOfNumber(phone: string): string | undefined {
  const number = parsePhone(phone);
  return number?.country ?? number?.getPossibleCountries()[0];
}

/** Returns the country that a time zone lies in. */
export function countryOfZone(timeZone: string): string {
  return (countries ??= readZones()).get(canonicalZone(timeZone)) ?? homeCountry;
}

let countries: ReadonlyMap<string, string> | undefined;

function readZones(): ReadonlyMap<string, string> {
  return new Map(
    getCountries().flatMap((country) =>
      zonesOf(country).map((zone) => [canonicalZone(zone), country] as const),
    ),
  );
}

/** TypeScript's own types don't have this method of newer engines yet. */
type ZonedLocale = Intl.Locale & { getTimeZones?(): string[] | undefined };

function zonesOf(region: string): readonly string[] {
  const locale: ZonedLocale = new Intl.Locale('und', { region });
  return locale.getTimeZones?.() ?? [];
}

function canonicalZone(timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
}

/** Returns the name of a country in English. */
export function countryName(country: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
}
