import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** A resource's place in the cache, and the data that its writes invalidate. */
export interface ResourcePlace<Scope> {
  /** Hook that returns the context of every call, such as the current store. */
  readonly useScope: () => Scope;
  /** The key prefix of all the resource's data. */
  readonly keyOf: (scope: Scope) => QueryKey;
  /** The keys that a write invalidates. */
  readonly staleAfterWrite: (scope: Scope) => readonly QueryKey[];
}

/** The cache as a resource's reads and writes use it. */
export interface ResourceCache<Scope> {
  readonly scope: Scope;
  /** Updates all cached data of a part. Data that was never loaded stays absent. */
  readonly update: <Data>(part: QueryKey, change: (known: Data) => Data) => Promise<void>;
  /** Does the same for a whole key, to update another resource's data. */
  readonly updateAt: <Data>(queryKey: QueryKey, change: (known: Data) => Data) => Promise<void>;
  /** Stores a response as the data of a part. */
  readonly keep: (part: QueryKey, data: unknown) => Promise<void>;
  /** Takes a snapshot and returns a function that restores it. */
  readonly remember: () => () => void;
  /** Refetches the active queries that the write invalidated. Resolves when they are done. */
  readonly refresh: () => Promise<unknown>;
}

/** Returns the cache of a resource. Changes cancel pending reads, which would restore the old data. */
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
