import { expect, it } from 'vitest';
import { staleAfter, type StaleDomain } from './staleness.ts';
import type { StoreEvent } from './stream.endpoints.ts';

type Kind = StoreEvent['kind'];

/** The domains that answer what an event is about, by the first word of its kind. */
const own: Readonly<Record<string, StaleDomain>> = {
  order: 'orders',
  payment: 'payments',
  payout: 'payouts',
  charge: 'adjustments',
  sale: 'sales',
  inquiry: 'feedback',
  review: 'feedback',
};

it.each(Object.entries(staleAfter))('%s makes its own domain stale', (kind, stale) => {
  const [about = ''] = kind.split('.');
  expect(stale).toContain(own[about] ?? about);
});

const orders: readonly Kind[] = [
  'order.placed',
  'order.released',
  'order.moved',
  'order.changed',
  'order.refunded',
];

/** The other way round: the events that change what a domain answers. */
const changedBy: Readonly<Record<StaleDomain, readonly Kind[]>> = {
  adjustments: [...orders, 'charge.changed'],
  analytics: orders,
  audit: [],
  bank: ['bank.changed'],
  customers: [...orders, 'customers.changed'],
  deals: ['menu.changed'],
  expenses: ['expenses.changed'],
  feedback: ['inquiry.arrived', 'review.arrived', 'feedback.changed'],
  finance: [...orders, 'payout.changed', 'charge.changed', 'bank.changed'],
  firstSteps: ['store.status', 'menu.changed', 'settings.changed', 'bank.changed'],
  integrations: ['integrations.changed'],
  marketing: ['marketing.changed'],
  menu: ['menu.changed'],
  notifications: [],
  orders: [
    ...orders,
    'order.seen',
    'order.snoozed',
    'order.delayed',
    'order.assigned',
    'order.ticked',
    'payment.changed',
  ],
  overviews: [...orders, 'store.status'],
  payments: [...orders, 'payment.changed'],
  payouts: [...orders, 'payout.changed', 'charge.changed', 'bank.changed'],
  people: ['people.changed'],
  printing: ['menu.changed', 'printing.changed'],
  promotions: [...orders, 'promotions.changed'],
  reports: orders,
  sales: [...orders, 'sale.changed', 'people.changed', 'expenses.changed'],
  search: ['menu.changed'],
  settings: ['settings.changed'],
  store: ['store.status'],
  stores: ['store.status', 'team.changed'],
  suggestions: [
    'payout.changed',
    'charge.changed',
    'menu.changed',
    'review.arrived',
    'feedback.changed',
  ],
  team: ['team.changed'],
  views: [],
};

it.each(Object.entries(changedBy))(
  '%s become stale only after their own events',
  (domain, events) => {
    const kinds = Object.entries(staleAfter).filter(([, stale]) =>
      stale.some((one) => one === domain),
    );
    expect(kinds.map(([kind]) => kind).toSorted()).toEqual([...events].toSorted());
  },
);

const counted: readonly Kind[] = [
  'order.placed',
  'order.released',
  'order.moved',
  'order.refunded',
];

it.each<[string, readonly Kind[], readonly StaleDomain[]]>([
  [
    'figures count orders',
    counted,
    ['analytics', 'overviews', 'reports', 'finance', 'sales', 'payouts', 'adjustments'],
  ],
  ['a code counts its uses, a customer their orders', counted, ['promotions', 'customers']],
  ['an order is paid', counted, ['payments']],
  ['an order tells how it is paid', ['payment.changed'], ['orders']],
  ['the balance counts charges and payouts', ['charge.changed', 'payout.changed'], ['finance']],
  ['a payout lists its charges', ['charge.changed'], ['payouts']],
  ['a payout waits for a bank account', ['bank.changed'], ['payouts', 'finance']],
  ['a deal holds products', ['menu.changed'], ['deals']],
  ['a search shows products', ['menu.changed'], ['search']],
  ['the list of stores says if they are open', ['store.status'], ['stores', 'overviews']],
  ["the list of stores holds the person's role", ['team.changed'], ['stores']],
])('%s', (_why, kinds, shown) => {
  for (const kind of kinds) expect(staleAfter[kind]).toEqual(expect.arrayContaining([...shown]));
});
