import { findPlacedProducts, moveProduct } from '@counter/contract/menu';
import { useMemo } from 'react';
import { storeResource } from '../../../lib/resource/store-resource.ts';
import { withMoves, type Move } from '../moves.ts';

const menu = storeResource('menu');

/** Loads the products of a main category, 0 for those without one. */
const useKnownPlaced = menu.read(
  'placed',
  findPlacedProducts,
  ({ storeId }, categoryId: number) => ({
    params: { storeId: String(storeId), categoryId: String(categoryId) },
  }),
);

type ProductMove = Move & { readonly categoryId: number };

/** Moves a product within its main category, with an optimistic update that is rolled back on failure. */
export const useMoveProduct = menu.write(
  moveProduct,
  ({ storeId }, { id, after }: ProductMove) => ({ body: { storeId, id, after } }),
  {
    queue: ({ storeId }) => `menu ${storeId} order`,
    after: (cache, { data }, { categoryId }) => cache.keep(['placed', categoryId], data),
  },
);

const usePendingMoves = useMoveProduct.usePending;

/** Loads the products of a main category (0 for none) in order, with pending moves applied. */
export function usePlacedProducts(categoryId: number) {
  const query = useKnownPlaced(categoryId);
  const moves = usePendingMoves();
  const { data } = query;
  const products = useMemo(
    () =>
      data &&
      withMoves(
        data,
        moves.filter((move) => move.categoryId === categoryId),
      ),
    [data, moves, categoryId],
  );
  return { ...query, products };
}
