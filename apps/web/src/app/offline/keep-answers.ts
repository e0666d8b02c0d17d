import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import {
  persistQueryClientRestore,
  persistQueryClientSave,
  persistQueryClientSubscribe,
  type PersistedClient,
  type Persister,
} from '@tanstack/query-persist-client-core';
import type { Query, QueryClient } from '@tanstack/react-query';
import { del, get, set } from 'idb-keyval';
import { readSession } from '../../lib/session.ts';
import { whenIdle } from '../../lib/device/when-idle.ts';
import { storesKey } from '../../lib/store-key.ts';

const key = 'counter.answers';

/** The maximum age of stored responses, in milliseconds. */
const maxAge = 12 * 60 * 60_000;

/** The minimum time between two writes, and the maximum delay of a write on a busy page, in milliseconds. */
const throttleMs = 2000;
const maxWaitMs = 5000;

/**
 * Stores the responses that the order desk shows, so that a reload without a network shows them again. Only the
 * same person sees them, and signing out deletes them. Returns a function that stops it.
 */
export function keepAnswers(queryClient: QueryClient, userId: number): () => void {
  let isOver = false;
  const persister = createAsyncStoragePersister({
    key,
    storage: {
      getItem: async (name) => (await get<string>(name)) ?? null,
      // A late write must not restore responses that signing out has deleted.
      setItem: async (name, value) => (isOver ? undefined : set(name, value)),
      removeItem: del,
    },
    throttleTime: 0,
  });
  const options = {
    queryClient,
    persister: whilePageRests(persister),
    buster: String(userId),
    maxAge,
  };
  let end = () => {};
  const begin = async () => {
    // Fresh responses take precedence over stored ones.
    const isEmpty = queryClient.getQueryData(storesKey(userId)) === undefined;
    if (isEmpty) await persistQueryClientRestore(options);
    if (isOver) return;
    const dehydrateOptions = { shouldDehydrateQuery, shouldDehydrateMutation: () => false };
    end = persistQueryClientSubscribe({ ...options, dehydrateOptions });
    await persistQueryClientSave({ ...options, dehydrateOptions });
  };
  begin().catch((error: unknown) => console.info('Answers can not be kept here.', error));
  return () => {
    isOver = true;
    end();
    if (readSession().user?.userId !== userId) void del(key);
  };
}

/**
 * Returns a persister that writes the first responses as soon as the page is idle and later ones every few seconds,
 * because writing hundreds of orders would delay a press.
 */
function whilePageRests(persister: Persister): Persister {
  let latest: PersistedClient | undefined;
  let pauseMs = 0;
  const write = async () => {
    const client = latest;
    latest = undefined;
    pauseMs = throttleMs;
    if (client) await persister.persistClient(client);
  };
  return {
    ...persister,
    persistClient: (client) => {
      if (!latest) setTimeout(() => whenIdle(write, maxWaitMs), pauseMs);
      latest = client;
    },
  };
}

function shouldDehydrateQuery(query: Query): boolean {
  const [domain, , part] = query.queryKey;
  const isShown =
    domain === 'stores' ||
    domain === 'store' ||
    (domain === 'orders' && part === 'todays') ||
    (domain === 'orders' && part === 'one') ||
    (domain === 'menu' && part === 'stations');
  // Includes queries whose refetch failed, because that is their state after losing the network.
  return isShown && query.state.data !== undefined;
}
