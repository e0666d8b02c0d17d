import {
  findOptionGroups,
  removeOptionGroup,
  saveOptionGroup,
  updateChoiceAvailability,
  type OptionGroupRequest,
  type StoreOptionGroup,
} from '@counter/contract/menu';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import type { Until } from '../../../ui/overlays/until-dialog.tsx';
import type { Keyed } from '../../../lib/send-once.ts';
import { menuKey } from '../menu-key.ts';

const keyOf = (storeId: number) => [...menuKey(storeId), 'options'] as const;

async function readGroups(storeId: number, signal?: AbortSignal) {
  const params = { storeId: String(storeId) };
  return (await call(findOptionGroups, { params }, signal ? { signal } : {})).data;
}

/** The current store's option groups by name. */
export function useOptionGroups() {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keyOf(storeId),
    queryFn: ({ signal }) => readGroups(storeId, signal),
  });
}

/** Reads a group again, as it is now; undefined where it is gone. @throws ApiProblem, ConnectionError */
export function useReadOptionGroup() {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return async (id: number) => {
    const groups = await readGroups(storeId);
    client.setQueryData(keyOf(storeId), groups);
    return groups.find((group) => group.id === id);
  };
}

/** Adds (id 0) or changes a group; answers it as it is kept. */
export function useSaveOptionGroup() {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  const queryKey = keyOf(storeId);
  return useMutation({
    mutationFn: async ({ key, sent }: Keyed<OptionGroupRequest>) =>
      call(saveOptionGroup, { body: sent }, { idempotencyKey: key }),
    onSuccess: async ({ data }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<StoreOptionGroup[]>(queryKey, (known) => known && withGroup(known, data));
      void client.invalidateQueries({ queryKey: menuKey(storeId) });
    },
  });
}

function withGroup(known: readonly StoreOptionGroup[], group: StoreOptionGroup) {
  return [...known.filter(({ id }) => id !== group.id), group].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  );
}

/** Deletes a group that no product offers. */
export function useRemoveOptionGroup() {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(removeOptionGroup, { body: { storeId, id } }),
    onSettled: () => client.invalidateQueries({ queryKey: menuKey(storeId) }),
  });
}

export type ChoiceMark = {
  readonly id: number;
  readonly name: string;
  readonly available: boolean;
  readonly until: Until;
};

type MarkOutcome = {
  onMarked: (mark: ChoiceMark) => void;
  onRefused: (mark: ChoiceMark, error: Error) => void;
};

/** Marks a choice as available, or as unavailable for a while. */
export function useMarkChoice({ onMarked, onRefused }: MarkOutcome) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, available, until }: ChoiceMark) => {
      const word = available ? { available } : { available, until };
      return call(updateChoiceAvailability, { body: { storeId, id, ...word } });
    },
    onSuccess: (_, mark) => onMarked(mark),
    onError: (error, mark) => onRefused(mark, error),
    onSettled: () => client.invalidateQueries({ queryKey: menuKey(storeId) }),
  });
}
