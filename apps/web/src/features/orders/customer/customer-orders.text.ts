import { countOf } from '@counter/contract/shared';

/** Sentences of the orders of a customer. */
export const customerText = {
  listOfOrders: 'list of orders',
  lastOrders: 'Last orders',
  alsoOrderedAs: (formerNames: string) => `Also ordered as ${formerNames}.`,
  favoriteItems: 'Favorite items',
  once: 'once',
  inOrders: (orders: number) => `in ${orders} orders`,
  subtotal: (money: string) => `Subtotal ${money}`,
  items: (totalItems: number) => countOf(totalItems, 'item', 'items'),
};
