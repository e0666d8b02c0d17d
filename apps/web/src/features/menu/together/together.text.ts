import { plural } from '@counter/contract/shared';

/** Screen text for products that are often ordered together. */
export const togetherText = {
  oftenOrderedTogether: 'Often ordered together',
  panelHelp: 'Orders of the last 90 days',
  notLoaded: "We couldn't load what sells beside it",
  noOrderYet: 'No one ordered it in the last 90 days.',
  nothingYet: (orders: number) =>
    `It was in ${plural(orders, '1 order', `${orders} orders`)}, but no other product was in at least 3 of them.`,
  inOrders: (together: number, orders: number, share: number) =>
    `in ${together} of ${orders} orders (${share}%)`,
};
