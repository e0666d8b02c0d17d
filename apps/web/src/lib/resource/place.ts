import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The place of a resource in the cache, and the data that a write makes stale. */
export interface ResourcePlace<Scope> {
  /** Hook that returns what every call of the resource is about: the current store, say. */
  readonly useScope: () => Scope;
  /** The key that all data of the resource is kept under. */
  readonly keyOf: (scope: Scope) => QueryKey;
  /** The keys that a write makes stale. */
  readonly staleAfterWrite: (scope: Scope) => readonly QueryKey[];
}

/** The cache as the reads and writes of a resource use it. */
export interface ResourceCache<Scope> {
  readonly scope: Scope;
  /** Changes all that is known of a part. What no read has brought yet stays unknown. */
  readonly update: <Data>(part: QueryKey, change: (known: Data) => Data) => Promise<void>;
  /** The same by a whole key, for what another resource knows of it. */
  readonly updateAt: <Data>(queryKey: QueryKey, change: (known: Data) => Data) => Promise<void>;
  /** Keeps an answer as what the read of a part would bring. */
  readonly keep: (part: QueryKey, data: unknown) => Promise<void>;
  /** Returns a function that puts everything back as it is known now. */
  readonly remember: () => () => void;
  /** Has all that is on screen and stale after a write read again. Resolves when it was. */
  readonly refresh: () => Promise<unknown>;
}

/** Returns the cache of a resource. Answers still on their way would bring back what was, so changes cancel them. */
export function cacheOf<Scope>(
  { keyOf, staleAfterWrite }: ResourcePlace<Scope>,
  scope: Scope,
  client: QueryClient,
): ResourceCache<Scope> {
  const root = keyOf(scope);
  async function updateAt<Data>(queryKey: QueryKey, change: (known: Data) => Data) {
    await client.cancelQueries({ queryKey });
    client.setQueriesData<Data>({ queryKey }, (known) =>
      known === undefined ? undefined : change(known),
    );
  }
  return {
    scope,
    update: async (part, change) => updateAt([...root, ...part], change),
    updateAt,
    keep: async (part, data) => {
      const queryKey = [...root, ...part];
      await client.cancelQueries({ queryKey, exact: true });
      client.setQueryData(queryKey, data);
    },
    remember: () => {
      const known = client.getQueriesData({ queryKey: root });
      return () => {
        for (const [queryKey, data] of known) client.setQueryData(queryKey, data);
      };
    },
    refresh: () =>
      Promise.all(staleAfterWrite(scope).map((queryKey) => client.invalidateQueries({ queryKey }))),
  };
}
