import type { StorefrontPage } from '@counter/contract/storefront';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render as writePage } from '../entry-server.tsx';
import { aCheckout, aServer } from '../testing/checkout.ts';
import {
  aConsumer,
  aStore,
  aStorefront,
  aTrackedOrder,
  kitchen,
  token,
} from '../testing/fixtures.ts';
import { ChangeStream } from '../testing/change-stream.ts';

// An entry runs when it is loaded.
beforeEach(() => vi.resetModules());

/** Hears what React recovers from, such as a page that is not the one that the server has written. */
const recovered = vi.fn<(event: Event) => void>();

beforeEach(() => {
  recovered.mockReset();
  globalThis.addEventListener('error', recovered);
});

afterEach(() => {
  globalThis.removeEventListener('error', recovered);
  document.body.replaceChildren();
});

const store = aStore();
const server = aServer();
const noOrders = { orders: { content: [], totalElements: 0 }, pageNumber: 0 };
const noReviews = { content: [], totalElements: 0, counts: [0, 0, 0, 0, 0] };
const question = {
  storeName: store.name,
  message: 'Do you cater?',
  askedAt: '2026-11-20T12:00:00Z',
  eventDate: null,
  answeredBy: 'EMAIL' as const,
  reply: null,
};

const entries = {
  menu: async () => import('./menu.tsx'),
  checkout: async () => import('./checkout.tsx'),
  order: async () => import('./order.tsx'),
  orders: async () => import('./orders.tsx'),
  reviews: async () => import('./reviews.tsx'),
  question: async () => import('./question.tsx'),
};

const pages: readonly [keyof typeof entries, string | RegExp, StorefrontPage][] = [
  [
    'menu',
    'Cedar Kitchen',
    {
      kind: 'menu',
      storefront: aStorefront(),
      search: '',
      category: null,
      product: null,
      again: [],
    },
  ],
  ['menu', "We couldn't find this order", { kind: 'missing', what: 'order', store }],
  ['menu', "We can't show this store right now", { kind: 'failed' }],
  ['menu', 'One moment please', { kind: 'busy', seconds: 9, address: kitchen }],
  ['checkout', 'Order from Cedar Kitchen', aCheckout()],
  ['order', /^Waiting for/, { kind: 'order', store, order: aTrackedOrder(), token }],
  ['orders', /^Your orders from/, { kind: 'orders', store, consumer: aConsumer(), ...noOrders }],
  ['reviews', /^Reviews of/, { kind: 'reviews', store, reviews: noReviews, page: 1 }],
  ['question', /^Ask Cedar Kitchen/, { kind: 'ask', store, today: '2026-11-20' }],
  ['question', /^Thank you! Cedar Kitchen/, { kind: 'question', store, question, token }],
];

/** Puts the document of a page in the browser; written by the server, or left to the browser. */
function openDocument(page: StorefrontPage, written: string): void {
  vi.stubGlobal('EventSource', ChangeStream);
  vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  const data = document.createElement('script');
  data.id = 'page';
  data.type = 'application/json';
  data.textContent = JSON.stringify(page);
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = written;
  document.body.replaceChildren(root, data);
}

it.each(pages)('%s shows %s', async (entry, title, page) => {
  openDocument(page, '');
  await act(entries[entry]);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(recovered).not.toHaveBeenCalled();
});

it("an entry keeps the server's markup", async () => {
  const page = { kind: 'failed' } as const;
  openDocument(page, writePage(page));
  const title = screen.getByRole('heading', { level: 1 });
  await act(entries.menu);
  expect(screen.getByRole('heading', { level: 1 })).toBe(title);
});

it("an entry makes the server's markup interactive", async () => {
  const page = { kind: 'ask', store, today: '2026-11-20' } as const;
  openDocument(page, writePage(page));
  await act(entries.question);
  fireEvent.click(screen.getByRole('button', { name: 'Send question' }));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
});

it('an entry stores the referral code', async () => {
  openDocument({ kind: 'failed' }, '');
  history.replaceState(null, '', `${kitchen}?ref=LEAH42`);
  await act(entries.menu);
  expect(localStorage.getItem('counter.referral')).toContain('LEAH42');
});

it.each(['root', 'page'])('an entry rejects a document with only #%s', async (id) => {
  openDocument({ kind: 'failed' }, '');
  document.body.replaceChildren(...document.querySelectorAll(`#${id}`));
  await expect(entries.menu()).rejects.toThrow('nothing to go on from');
});

it('an entry rejects the data of another page', async () => {
  openDocument(aCheckout(), '');
  await expect(entries.menu()).rejects.toThrow('kind');
});
