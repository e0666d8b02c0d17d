import type { StoreEvent } from '@counter/contract/stream';
import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query';
import { coalesce } from './coalesce.ts';

const restMs = 250;
/** Overviews look back over many days: one more order may wait a little. */
const overviewRestMs = 10_000;
const restFor = (ms: number) => (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
const rest = restFor(restMs);

/**
 * Fetches again what is shown. A first fetch that is under way cannot be begun anew; it may have read
 * what was before the change, so it is repeated when it has come.
 */
async function makeStale(cache: QueryClient, filters: QueryFilters): Promise<void> {
  const underWay = { ...filters, fetchStatus: 'fetching' } as const;
  const first = cache.getQueryCache().findAll(underWay).filter(isEmpty);
  await cache.invalidateQueries(filters);
  const come = first.filter((query) => !isEmpty(query));
  if (come.length > 0) await cache.invalidateQueries({ predicate: (one) => come.includes(one) });
}

function isEmpty({ state }: Query): boolean {
  return state.data === undefined;
}

/** Makes what screens show of a store stale, so that the open ones fetch it again. */
export function createStaleness(cache: QueryClient, storeId: number) {
  const refresh = (domain: string, pause = rest) =>
    coalesce(() => makeStale(cache, { queryKey: [domain, storeId] }), pause);
  const orders = refresh('orders');
  const analytics = refresh('analytics');
  const reports = refresh('reports');
  const finance = refresh('finance');
  const sales = refresh('sales');
  const expenses = refresh('expenses');
  const overviews = refresh('overviews', restFor(overviewRestMs));
  const adjustments = refresh('adjustments');
  const store = refresh('store');
  const menu = refresh('menu');
  const deals = refresh('deals');
  const payouts = refresh('payouts');
  const payments = refresh('payments');
  const bank = refresh('bank');
  const promotions = refresh('promotions');
  const settings = refresh('settings');
  const customers = refresh('customers');
  const marketing = refresh('marketing');
  const people = refresh('people');
  const feedback = refresh('feedback');
  const team = refresh('team');
  const ofOrders = [
    orders,
    analytics,
    reports,
    finance,
    sales,
    overviews,
    promotions,
    payouts,
    payments,
    adjustments,
    customers,
  ];
  // The list of stores says of each whether it is suspended.
  const stores = coalesce(() => makeStale(cache, { queryKey: ['stores'] }), rest);

  async function staleAfter({ kind }: StoreEvent): Promise<void> {
    if (kind === 'store.status') await Promise.all([store(), stores(), overviews()]);
    else if (kind === 'menu.changed') await Promise.all([menu(), deals()]);
    else if (kind === 'payment.changed') await Promise.all([payments(), orders()]);
    else if (kind === 'payout.changed') await Promise.all([payouts(), finance()]);
    else if (kind === 'bank.changed') await Promise.all([bank(), payouts(), finance()]);
    else if (kind === 'sale.changed') await sales();
    else if (kind === 'settings.changed') await settings();
    else if (kind === 'customers.changed') await customers();
    else if (kind === 'expenses.changed') await expenses();
    else if (kind === 'promotions.changed') await promotions();
    else if (kind === 'charge.changed') await Promise.all([adjustments(), finance(), payouts()]);
    else if (kind === 'marketing.changed') await marketing();
    else if (kind === 'people.changed') await people();
    else if (kind === 'feedback.changed') await feedback();
    else if (kind === 'inquiry.arrived' || kind === 'review.arrived') await feedback();
    else if (kind === 'order.seen' || kind === 'order.assigned') await orders();
    else if (kind === 'team.changed') await Promise.all([team(), stores()]);
    else await Promise.all(ofOrders.map((again) => again()));
  }

  return {
    /** What an event has made stale. */
    staleAfter,
    /** Everything of the store. */
    everythingStale: () =>
      makeStale(cache, { predicate: ({ queryKey }) => queryKey[1] === storeId }),
    /** What could not be fetched while the server was away. */
    failedAgain: () =>
      cache.invalidateQueries({ predicate: ({ state }) => state.status === 'error' }),
  };
}
