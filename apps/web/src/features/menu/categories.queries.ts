import {
  deleteCategory,
  findCategories,
  findSuggestedCategories,
  orderCategories,
  saveCategory,
  type Category,
  type CategoryRequest,
} from '@counter/contract/menu';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/api.ts';
import type { Keyed } from '../../lib/send-once.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { menuKey } from './menu-key.ts';
import { text } from './menu.text.ts';

const keys = {
  all: (storeId: number) => [...menuKey(storeId), 'categories'] as const,
  order: (storeId: number) => [...menuKey(storeId), 'order'] as const,
};

/** The current store's categories in their order, a new one that was just given here included. */
export function useCategories() {
  const { storeId } = useCurrentStore();
  const query = useQuery({
    queryKey: keys.all(storeId),
    queryFn: async ({ signal }): Promise<readonly Category[]> => {
      const params = { storeId: String(storeId) };
      return (await call(findCategories, { params }, { signal })).data;
    },
  });
  const order = useMutationState({
    filters: { mutationKey: keys.order(storeId), status: 'pending' },
    select: ({ state }) => state.variables,
  }).at(-1);
  const { data } = query;
  const categories = useMemo(() => data && inOrder(data, order), [data, order]);
  return { ...query, categories };
}

function inOrder(categories: readonly Category[], order: unknown): readonly Category[] {
  if (!Array.isArray(order)) return categories;
  const places = new Map(order.map((id: unknown, place) => [id, place]));
  return categories.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

/** Loads the marketplace's suggestions. They are the same for every store and rarely change. */
export function useSuggestedCategories() {
  return useQuery({
    queryKey: [text.suggestedCategories],
    queryFn: async ({ signal }) => (await call(findSuggestedCategories, {}, { signal })).data,
    staleTime: Infinity,
  });
}

/** Adds (id 0) or changes a category and answers its id and the server's message. */
export function useSaveCategory() {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, sent }: Keyed<CategoryRequest>) =>
      call(saveCategory, { body: sent }, { idempotencyKey: key }),
    onSuccess: () => client.invalidateQueries({ queryKey: menuKey(storeId) }),
  });
}

/** Puts the categories in an order, which shows at once and is taken back if refused. */
export function useOrderCategories(onRefused: (error: Error) => void) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  const queryKey = keys.all(storeId);
  return useMutation({
    mutationKey: keys.order(storeId),
    mutationFn: (categoryIds: number[]) =>
      call(orderCategories, { body: { storeId, categoryIds } }),
    scope: { id: `menu ${storeId} order` },
    onSuccess: async ({ data }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, data);
    },
    onError: onRefused,
    onSettled: () => void client.invalidateQueries({ queryKey: menuKey(storeId) }),
  });
}

/** Deletes a category; `moveTo` says where its products go (0 for none), and may be absent where it has none. */
export function useDeleteCategory() {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, moveTo }: { id: number; moveTo: number | undefined }) =>
      call(deleteCategory, {
        params: { storeId: String(storeId), categoryId: String(id) },
        query: moveTo === undefined ? {} : { moveTo: String(moveTo) },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: menuKey(storeId) }),
  });
}
