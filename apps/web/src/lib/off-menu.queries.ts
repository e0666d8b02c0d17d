import { updateDealAvailability } from '@counter/contract/deals';
import {
  findOffMenu,
  updateChoiceAvailability,
  updateProductAvailability,
  type OffItem,
} from '@counter/contract/menu';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import { now } from './clock.ts';
import { useCurrentStore } from './store-context.tsx';
import { storeKey } from './store-key.ts';

/** How often it is read again should the live stream be silent, in milliseconds. */
const refreshEvery = 5 * 60_000;
/** How long after something returns it is read again, in milliseconds. */
const soonest = 1000;

const keys = {
  /** Everything that is known of the store's menu. */
  menu: (storeId: number) => storeKey('menu', storeId),
  off: (storeId: number) => storeKey('menu', storeId, 'off'),
};

/** What cannot be had in the current store now, what returns first coming first; read again when it does. */
export function useOffMenu() {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.off(storeId),
    queryFn: async ({ signal }): Promise<readonly OffItem[]> => {
      const params = { storeId: String(storeId) };
      return (await call(findOffMenu, { params }, { signal })).data;
    },
    refetchInterval: ({ state }) => untilNextReturn(state.data),
  });
}

function untilNextReturn(items: readonly OffItem[] = []): number {
  const returns = items.flatMap(({ until }) => (until === null ? [] : [Date.parse(until) - now()]));
  return Math.min(refreshEvery, Math.max(soonest, Math.min(...returns) + soonest));
}

/** What is said about something on the menu; `until` counts where it is not available. */
export type Word = {
  readonly item: Pick<OffItem, 'kind' | 'id' | 'name'>;
  readonly available: boolean;
  /** `TODAY`, an instant (ISO 8601), or null: until somebody changes it. */
  readonly until: string | null;
};

export type WordOutcome = {
  onDone: (word: Word) => void;
  onRefused: (word: Word, error: Error) => void;
};

/** Says of a product, an option or a deal whether it can be had. The outcome is told even when the caller has gone. */
export function useGiveWord({ onDone, onRefused }: WordOutcome) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (word: Word) => sendWord(storeId, word),
    onMutate: async ({ item, available }) => {
      if (available) await takeOff(client, storeId, item);
    },
    onSuccess: (_, word) => onDone(word),
    onError: (error, word) => onRefused(word, error),
    onSettled: () => void client.invalidateQueries({ queryKey: keys.menu(storeId) }),
  });
}

async function sendWord(storeId: number, { item, available, until }: Word): Promise<void> {
  const { kind, id } = item;
  if (kind === 'DEAL') {
    await call(updateDealAvailability, { body: { businessId: storeId, id, available } });
    return;
  }
  const endpoint = kind === 'PRODUCT' ? updateProductAvailability : updateChoiceAvailability;
  const body = available ? { storeId, id, available } : { storeId, id, available, until };
  await call(endpoint, { body });
}

/** What is available again leaves the list at once; an answer on its way would bring it back. */
async function takeOff(client: QueryClient, storeId: number, item: Word['item']): Promise<void> {
  const queryKey = keys.off(storeId);
  await client.cancelQueries({ queryKey });
  client.setQueryData<readonly OffItem[]>(queryKey, (known) =>
    known?.filter(({ kind, id }) => kind !== item.kind || id !== item.id),
  );
}
