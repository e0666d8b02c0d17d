import { ratingOf, type RatingCounts } from '@counter/contract/feedback';
import { pictureUrl } from '@counter/contract/files';
import { formatAllergens } from '@counter/contract/menu';
import { findCurrency } from '@counter/contract/shared';
import { categoryPath, type DayHours, type Storefront } from '@counter/contract/storefront';
import type {
  AggregateRating,
  MenuItem,
  MenuSection,
  OpeningHoursSpecification,
  PostalAddress,
  Restaurant,
  WithContext,
} from 'schema-dts';

/** The facts about a store that are described to search engines. */
export type Described = Pick<
  Storefront,
  'name' | 'address' | 'phoneNumber' | 'image' | 'hours' | 'products' | 'currency'
> & { readonly reviews: Pick<Storefront['reviews'], 'counts'> };

/** Describes a store and its menu as https://schema.org/Restaurant. `url` is the store's own URL. */
export function describeStore(
  store: Described,
  url: string,
  publicUrl: string,
): WithContext<Restaurant> {
  const { name, phoneNumber, image, hours } = store;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': url,
    url,
    name,
    address: postalAddress(store.address),
    ...(phoneNumber ? { telephone: phoneNumber } : {}),
    ...(image ? { image: new URL(pictureUrl(image, 'large'), publicUrl).href } : {}),
    openingHoursSpecification: hours.flatMap(openingHours),
    acceptsReservations: false,
    ...rating(store.reviews.counts),
    hasMenu: { '@type': 'Menu', hasMenuSection: sections(store, url) },
  };
}

const parts = /^(?<street>.+), (?<city>[^,]+), (?<region>[A-Z]{2}) (?<zip>\d{5}(?:-\d{4})?)$/;
const withoutZip = /^(?<street>.+), (?<city>[^,]+)$/;

/** Splits a one-line address into its parts, as far as they are recognizable. */
function postalAddress(line: string): PostalAddress {
  const found = (parts.exec(line) ?? withoutZip.exec(line))?.groups;
  if (!found) return { '@type': 'PostalAddress', streetAddress: line };
  const { street = line, city = '', region, zip } = found;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    ...(region ? { addressRegion: region } : {}),
    ...(zip ? { postalCode: zip } : {}),
  };
}

/**
 * Returns the hours of one day. Search engines read `00:00` to `00:00` as closed all day, so a full day ends a minute
 * earlier: https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
function openingHours({ day, stretches }: DayHours): OpeningHoursSpecification[] {
  const times = stretches.length === 0 ? [{ from: '00:00', to: '00:00' }] : stretches;
  return times.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: day,
    validThrough: day,
    opens: from,
    closes: stretches.length > 0 && from === to ? minuteBefore(to) : to,
  }));
}

/** Returns the minute before a time: `23:59` for `00:00`. */
function minuteBefore(time: string): string {
  return new Date(Date.parse(`1970-01-02T${time}Z`) - 60_000).toISOString().slice(11, 16);
}

/** Returns the rating; empty without reviews. */
function rating(counts: RatingCounts): { aggregateRating?: AggregateRating } {
  const { average, total } = ratingOf(counts);
  if (average === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      bestRating: 5,
      worstRating: 1,
      reviewCount: total,
    },
  };
}

const other = 'More';

function sections({ products, currency }: Described, url: string): MenuSection[] {
  const categories = Map.groupBy(products, ({ category }) => category ?? other);
  return [...categories].map(([name, items]) => ({
    '@type': 'MenuSection',
    name,
    ...(name === other ? {} : { url: `${url}/menu/${encodeURIComponent(categoryPath(name))}` }),
    hasMenuItem: items.map((product) => itemOf(product, currency)),
  }));
}

function itemOf(product: Described['products'][number], currency: string): MenuItem {
  const { name, description, price, available, calories, allergens } = product;
  const { decimalDigits } = findCurrency(currency);
  // Schema.org has no property for allergens.
  const contains = allergens === '' ? '' : `${formatAllergens(allergens)}.`;
  const described = [description, contains].filter(Boolean).join(' ');
  return {
    '@type': 'MenuItem',
    name,
    ...(described ? { description: described } : {}),
    ...(calories === null
      ? {}
      : { nutrition: { '@type': 'NutritionInformation', calories: `${calories} calories` } }),
    offers: {
      '@type': 'Offer',
      price: (price / 10 ** decimalDigits).toFixed(decimalDigits),
      priceCurrency: currency,
      availability: available ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    },
  };
}
