import type { StorefrontPage } from '@counter/contract/storefront';
import { FakeServer } from '@counter/contract/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aStore, kitchen } from '../testing/fixtures.ts';
import { renderPage } from '../testing/render-page.tsx';

const tooMany = { kind: 'busy', address: `${kitchen}?q=soup` } as const;

it.each<[StorefrontPage, string, RegExp]>([
  [
    { kind: 'missing', what: 'store', store: null },
    "We couldn't find this store",
    /store may have closed/,
  ],
  [
    { kind: 'missing', what: 'order', store: null },
    "We couldn't find this order",
    /^Part of the link/,
  ],
  [
    { kind: 'missing', what: 'question', store: null },
    "We couldn't find this question",
    /^Part of the link/,
  ],
  [{ kind: 'failed' }, "We can't show this store right now", /^Something went wrong on our side/],
  [{ ...tooMany, seconds: 1 }, 'One moment please', /Wait a second, then/],
  [{ ...tooMany, seconds: 40 }, 'One moment please', /Wait 40 seconds, then/],
])('%j: %s', (page, title, words) => {
  renderPage(new FakeServer(), kitchen, page);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(document.querySelector('main svg use')?.getAttribute('href')).toMatch(/#store$/);
  const again = screen.queryByRole('link', { name: 'Try again' });
  expect(again?.getAttribute('href')).toBe(page.kind === 'busy' ? tooMany.address : undefined);
});

it.each([
  ['page', 'Ask the store', 'ask'],
  ['order', 'Your orders', 'orders'],
  ['question', 'Ask the store', 'ask'],
] as const)('a missing %s of a store leads to its menu, and to "%s"', (what, name, path) => {
  renderPage(new FakeServer(), kitchen, { kind: 'missing', what, store: aStore() });
  const linkTo = (label: string) => screen.getByRole('link', { name: label }).getAttribute('href');
  expect(linkTo('Open the menu')).toBe(kitchen);
  expect(linkTo(name)).toBe(`${kitchen}/${path}`);
});
