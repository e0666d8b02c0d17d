import type { StoreEvent } from './stream.endpoints.ts';

/** The parts of a store that screens cache, named after their domains. */
export type StoreDomain =
  | 'adjustments'
  | 'analytics'
  | 'audit'
  | 'bank'
  | 'customers'
  | 'deals'
  | 'expenses'
  | 'feedback'
  | 'finance'
  | 'firstSteps'
  | 'integrations'
  | 'marketing'
  | 'menu'
  | 'notifications'
  | 'orders'
  | 'overviews'
  | 'payments'
  | 'payouts'
  | 'people'
  | 'printing'
  | 'promotions'
  | 'reports'
  | 'sales'
  | 'search'
  | 'settings'
  | 'store'
  | 'suggestions'
  | 'team'
  | 'views';

/** A domain of the event's store that an event makes stale, or `stores`, the person's list of stores. */
export type StaleDomain = StoreDomain | 'stores';

const ordersAndTheirFigures = [
  'orders',
  'analytics',
  'overviews',
  'reports',
  'finance',
  'sales',
  'promotions',
  'payouts',
  'payments',
  'adjustments',
  'customers',
] as const;

/** The domains that each event makes stale. A new event doesn't compile until it is listed here. */
export const staleAfter: Readonly<Record<StoreEvent['kind'], readonly StaleDomain[]>> = {
  'order.placed': ordersAndTheirFigures,
  'order.released': ordersAndTheirFigures,
  'order.moved': ordersAndTheirFigures,
  'order.changed': ordersAndTheirFigures,
  'order.refunded': ordersAndTheirFigures,
  'order.seen': ['orders'],
  'order.snoozed': ['orders'],
  'order.delayed': ['orders'],
  'order.assigned': ['orders'],
  'order.ticked': ['orders'],
  'payment.changed': ['payments', 'orders'],
  'payout.changed': ['payouts', 'finance', 'suggestions'],
  'charge.changed': ['adjustments', 'finance', 'payouts', 'suggestions'],
  'sale.changed': ['sales'],
  'store.status': ['store', 'stores', 'overviews', 'firstSteps'],
  'menu.changed': ['menu', 'deals', 'printing', 'search', 'suggestions', 'firstSteps'],
  'promotions.changed': ['promotions'],
  'team.changed': ['team', 'stores'],
  'settings.changed': ['settings', 'firstSteps'],
  'customers.changed': ['customers'],
  'people.changed': ['people', 'sales'],
  'bank.changed': ['bank', 'payouts', 'finance', 'firstSteps'],
  'expenses.changed': ['expenses', 'sales'],
  'inquiry.arrived': ['feedback'],
  'review.arrived': ['feedback', 'suggestions'],
  'feedback.changed': ['feedback', 'suggestions'],
  'marketing.changed': ['marketing'],
  'printing.changed': ['printing'],
  'integrations.changed': ['integrations'],
};
