import { findStoreProducts } from '@counter/contract/menu';
import type { Market } from '../seed/market.ts';
import { ask, askReference, asMember } from '../requests/scenarios.ts';
import type { Call } from '../requests/load.ts';

/** The same list of a large menu, from both servers. */
export type ListCall = {
  readonly title: string;
  readonly product: (market: Market) => Call;
  readonly reference: (market: Market) => Call;
};

const pageSize = 25;

function page(title: string, pageNumber: number, searchOf: () => string): ListCall {
  return {
    title,
    product: (market) => {
      const { storeId } = market;
      const body = { storeId, pageNumber, pageSize, searchStr: searchOf() };
      return ask(findStoreProducts, body, asMember(market));
    },
    reference: ({ storeId, today }) =>
      askReference('/products', {
        storeId,
        search: searchOf(),
        day: today,
        size: pageSize,
        from: pageNumber * pageSize,
      }),
  };
}

const nothing = (): string => '';
const words = ['bread', 'cake', 'seed', 'oat m', 'tea 12', 'cheese 4', '0000000012', 'apple'];
let searches = 0;

function nextWord(): string {
  searches += 1;
  return words[searches % words.length] ?? '';
}

export const listCalls: readonly ListCall[] = [
  page('Products, page 1 (25 of 10,000)', 0, nothing),
  page('Products, page 300', 299, nothing),
  page('Search of products', 0, nextWord),
];
