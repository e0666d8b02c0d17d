import { getCountries, type CountryCode } from 'libphonenumber-js/min';

/** The country of stores whose time zone doesn't belong to one. */
const homeCountry: CountryCode = 'US';

/** Returns a time zone's country. */
export function countryOfZone(timeZone: string): string {
  return (countries ??= readZones()).get(canonicalZone(timeZone)) ?? homeCountry;
}

let countries: ReadonlyMap<string, string> | undefined;

function readZones(): ReadonlyMap<string, string> {
  return new Map(
    getCountries().flatMap((country) => zonesOf(country).map((zone) => [zone, country] as const)),
  );
}

/** TypeScript's types don't include this newer method yet. */
type ZonedLocale = Intl.Locale & { getTimeZones?(): string[] | undefined };

/** Returns a country's time zones, named as by `canonicalZone`. */
function zonesOf(region: string): readonly string[] {
  const locale: ZonedLocale = new Intl.Locale('und', { region });
  return locale.getTimeZones?.() ?? [];
}

function canonicalZone(timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
}
