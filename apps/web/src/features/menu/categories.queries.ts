import {
  deleteCategory,
  findCategories,
  findSuggestedCategories,
  moveCategory,
  saveCategory,
  type CategoryRequest,
} from '@counter/contract/menu';
import { useMemo } from 'react';
import { ofStore, storeResource } from '../../lib/resource/store-resource.ts';
import { withMoves, type Move } from './moves.ts';

const menu = storeResource('menu');

const useKnownCategories = menu.read('categories', findCategories, ofStore);

/** Moves a category, which shows at once and is taken back if refused. */
export const useMoveCategory = menu.write(
  moveCategory,
  ({ storeId }, move: Move) => ({ body: { storeId, ...move } }),
  {
    queue: ({ storeId }) => `menu ${storeId} order`,
    after: (cache, { data }) => cache.keep(['categories'], data),
  },
);

const usePendingMoves = useMoveCategory.usePending;

/** The current store's categories in their order, a new one that was just given here included. */
export function useCategories() {
  const query = useKnownCategories();
  const moves = usePendingMoves();
  const { data } = query;
  const categories = useMemo(() => data && withMoves(data, moves), [data, moves]);
  return { ...query, categories };
}

/** Loads the marketplace's suggestions. They are the same for every store and rarely change. */
export const useSuggestedCategories = menu.read('suggested', findSuggestedCategories, () => ({}), {
  staleTime: Infinity,
});

/** Adds (id 0) or changes a category and answers its id and the server's message. */
export const useSaveCategory = menu.save(
  saveCategory,
  (_store, body: CategoryRequest) => ({ body }),
  { refetchFirst: true },
);

interface Deletion {
  readonly id: number;
  /** The category its products go to, 0 for none; absent where it has no products. */
  readonly moveTo: number | undefined;
}

/** Deletes a category. */
export const useDeleteCategory = menu.write(
  deleteCategory,
  ({ storeId }, { id, moveTo }: Deletion) => ({
    params: { storeId: String(storeId), categoryId: String(id) },
    query: moveTo === undefined ? {} : { moveTo: String(moveTo) },
  }),
  { refetchFirst: true },
);
