import { getCountries, type CountryCode } from 'libphonenumber-js/min';

/** The country of stores whose time zone names none. */
const homeCountry: CountryCode = 'US';

/** Returns the country that a time zone lies in. */
export function countryOfZone(timeZone: string): string {
  return (countries ??= readZones()).get(canonicalZone(timeZone)) ?? homeCountry;
}

let countries: ReadonlyMap<string, string> | undefined;

function readZones(): ReadonlyMap<string, string> {
  return new Map(
    getCountries().flatMap((country) => zonesOf(country).map((zone) => [zone, country] as const)),
  );
}

/** TypeScript's own types don't have this method of newer engines yet. */
type ZonedLocale = Intl.Locale & { getTimeZones?(): string[] | undefined };

/** Returns the time zones of a country under the names that `canonicalZone` gives them. */
function zonesOf(region: string): readonly string[] {
  const locale: ZonedLocale = new Intl.Locale('und', { region });
  return locale.getTimeZones?.() ?? [];
}

function canonicalZone(timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
}
