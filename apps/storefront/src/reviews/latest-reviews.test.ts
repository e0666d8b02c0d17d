import type { Storefront } from '@counter/contract/storefront';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LatestReviews } from './latest-reviews.tsx';

const store: Storefront = {
  storeUrl: 'cedar-kitchen',
  name: 'Cedar Kitchen',
  branchName: 'Harbour',
  address: '12 Quay Street',
  phoneNumber: '',
  description: '',
  image: null,
  currency: 'USD',
  timeZone: 'America/New_York',
  dates: { order: 'MONTH_FIRST', clock: '12_HOUR' },
  opening: { state: 'OPEN', until: null, words: 'Open until 9:00 PM', ahead: false },
  deliveryMethods: ['PICKUP'],
  minimumOrder: 0,
  deliveryFees: { zipCode: '', direct: { kind: 'NONE' }, pooled: { kind: 'NONE' } },
  taxRate: 0,
  pickupInstructions: '',
  hours: [],
  products: [],
  deals: [],
  reviews: { counts: [0, 0, 0, 0, 0], latest: [] },
};

/** Returns the text of the section below the menu, for reviews of five stars. */
function read(total: number): string {
  const reviews = { counts: [0, 0, 0, 0, total], latest: [] };
  const markup = renderToStaticMarkup(
    createElement(LatestReviews, { storefront: { ...store, reviews } }),
  );
  return markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

it.each([
  [0, 'Questions? Ask Cedar Kitchen a question'],
  [1, 'What customers say Read all 1 review Ask Cedar Kitchen a question'],
  [2, 'What customers say Read all 2 reviews Ask Cedar Kitchen a question'],
])('below the menu with %i reviews: %s', (total, text) => {
  expect(read(total)).toBe(text);
});
