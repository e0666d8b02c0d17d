import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aStorefront } from '../testing/fixtures.ts';
import { LatestReviews } from './latest-reviews.tsx';

/** Returns the text of the section below the menu, for reviews of five stars. */
function read(total: number): string {
  const reviews = { counts: [0, 0, 0, 0, total], latest: [] };
  const markup = renderToStaticMarkup(
    createElement(LatestReviews, { storefront: aStorefront({ reviews }) }),
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
])('the section below the menu with %i reviews: %s', (total, text) => {
  expect(read(total)).toBe(text);
});
