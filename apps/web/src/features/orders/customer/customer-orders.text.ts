import { countOf } from '@counter/contract/shared';

/** Screen text for a customer's orders. */
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
