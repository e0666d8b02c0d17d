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

/** The age after which kept answers are not shown, in milliseconds. */
const maxAge = 12 * 60 * 60_000;

/** The shortest time between two writes, and the longest that a page without rest puts one off, in milliseconds. */
const throttleMs = 2000;
const maxWaitMs = 5000;

/**
 * Keeps the answers that the order desk shows, so that a reload without a network shows them again. Nobody
 * but the person who was given them is shown them, and signing out forgets them. Returns what ends it.
 */
export function keepAnswers(queryClient: QueryClient, userId: number): () => void {
  let isOver = false;
  const persister = createAsyncStoragePersister({
    key,
    storage: {
      getItem: async (name) => (await get<string>(name)) ?? null,
      // A later write must not bring back answers that signing out deleted.
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
    // Fresh answers are better than kept ones.
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
 * Returns a persister that writes the first answers at once and later ones every few seconds, while the page rests: writing
 * hundreds of orders would hold up a press.
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
  // Also an answer that could not be read again: that is how it ends without a network.
  return isShown && query.state.data !== undefined;
}
