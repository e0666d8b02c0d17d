import { findOrderTimes, quoteWebOrder, type StorefrontPage } from '@counter/contract/storefront';
import { FakeServer } from '@counter/contract/testing';
import { keepBasket } from '../basket/use-basket.ts';
import { aConsumer, aQuote, aStore, kitchen } from './fixtures.ts';
import { passTime, renderPage } from './render-page.tsx';

type Checkout = Extract<StorefrontPage, { kind: 'checkout' }>;

export const address = `${kitchen}/checkout`;
/** One soup as a basket item. */
export const soup = { productId: 1, quantity: 1, options: [], specialInstructions: '' };
/** The times offered by the server. */
const times = {
  now: true,
  days: [
    {
      day: '2026-11-20',
      label: 'Today',
      times: [
        { at: '2026-11-20T18:00:00Z', label: '1:00 PM' },
        { at: '2026-11-20T18:15:00Z', label: '1:15 PM' },
      ],
    },
    {
      day: '2026-11-21',
      label: 'Tomorrow',
      times: [{ at: '2026-11-21T18:00:00Z', label: '1:00 PM' }],
    },
  ],
};

/** The checkout page of a signed-in customer. */
export const aCheckout = (change: Partial<Checkout> = {}): Checkout => ({
  kind: 'checkout',
  store: aStore(),
  consumer: aConsumer(),
  takesCards: true,
  notice: '',
  ...change,
});

/** A server that answers every quote and every request for times. */
export const aServer = () =>
  new FakeServer().on(quoteWebOrder, { data: aQuote() }).on(findOrderTimes, { data: times });

/** Opens the checkout with one soup in the basket and waits for its price. */
export async function openCheckout(server = aServer(), change: Partial<Checkout> = {}) {
  keepBasket('cedar-kitchen', { items: [soup], deals: [] });
  const shown = renderPage(server, address, aCheckout(change));
  await passTime(300);
  return shown;
}
