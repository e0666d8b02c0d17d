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

/** Moves a category, with an optimistic update that is rolled back on failure. */
export const useMoveCategory = menu.write(
  moveCategory,
  ({ storeId }, move: Move) => ({ body: { storeId, ...move } }),
  {
    queue: ({ storeId }) => `menu ${storeId} order`,
    after: (cache, { data }) => cache.keep(['categories'], data),
  },
);

const usePendingMoves = useMoveCategory.usePending;

/** Loads the current store's categories in order, with pending moves applied. */
export function useCategories() {
  const query = useKnownCategories();
  const moves = usePendingMoves();
  const { data } = query;
  const categories = useMemo(() => data && withMoves(data, moves), [data, moves]);
  return { ...query, categories };
}

/** Loads the marketplace's suggestions. They are shared by all stores and rarely change. */
export const useSuggestedCategories = menu.read('suggested', findSuggestedCategories, () => ({}), {
  staleTime: Infinity,
});

/** Adds (id 0) or changes a category; resolves with its id and the server's message. */
export const useSaveCategory = menu.save(
  saveCategory,
  (_store, body: CategoryRequest) => ({ body }),
  { refetchFirst: true },
);

interface Deletion {
  readonly id: number;
  /** The category to move its products to, 0 for none; absent if it has no products. */
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
