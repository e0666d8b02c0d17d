import {
  useMutation,
  useMutationState,
  useQueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';
import { waitsForNetwork } from '../device/waits-for-network.ts';
import { cacheOf, type ResourceCache, type ResourcePlace } from './place.ts';

/** Callbacks of a write. They run even after the screen that started it has closed. */
export interface Outcome<Sent, Answer = unknown> {
  readonly onDone?: (sent: Sent, answer: Answer) => void;
  readonly onRefused?: (sent: Sent, error: Error) => void;
}

export interface WriteOptions<Scope, Sent, Answer> {
  /** Updates the cache before the server responds. Undone if the server refuses. */
  readonly before?: (cache: ResourceCache<Scope>, sent: Sent) => Promise<void>;
  /** Stores the data of the response in the cache. */
  readonly after?: (cache: ResourceCache<Scope>, answer: Answer, sent: Sent) => Promise<void>;
  /** Returns true if the response reports a change. Previews change nothing and need no refetch. */
  readonly changed?: (answer: Answer) => boolean;
  /** Refetches the data on screen before the write counts as done. */
  readonly refetchFirst?: boolean;
  /** The time to keep the response, in milliseconds. */
  readonly gcTime?: number;
  /** Writes in the same queue are sent one at a time. */
  readonly queue?: (scope: Scope) => string;
  /** Waits for a connection instead of failing without one. */
  readonly waits?: boolean;
}

export interface WriteHook<Sent, Answer> {
  (outcome?: Outcome<Sent, Answer>): UseMutationResult<Answer, Error, Sent>;
  /** Hook that returns the pending inputs from all screens, oldest first. */
  readonly usePending: () => readonly Sent[];
}

let writes = 0;

/**
 * Makes the hook of a write. It refetches invalidated data even after a failure, because the server may have
 * applied the write and only its response was lost.
 */
export function makeWrite<Scope, Sent, Answer>(
  place: ResourcePlace<Scope>,
  send: (scope: Scope, sent: Sent) => Promise<Answer>,
  options: WriteOptions<Scope, Sent, Answer> = {},
): WriteHook<Sent, Answer> {
  const { before, after, changed = () => true, refetchFirst = false, queue, gcTime } = options;
  writes += 1;
  const part = ['write', writes];
  const keyOf = (scope: Scope) => [...place.keyOf(scope), ...part];

  function useWrite({ onDone, onRefused }: Outcome<Sent, Answer> = {}) {
    const scope = place.useScope();
    const cache = cacheOf(place, scope, useQueryClient());
    return useMutation({
      mutationKey: keyOf(scope),
      mutationFn: (sent: Sent) => send(scope, sent),
      ...(options.waits && waitsForNetwork),
      ...(gcTime === undefined ? {} : { gcTime }),
      ...(queue && { scope: { id: queue(scope) } }),
      onMutate: async (sent) => {
        const putBack = before && cache.remember();
        await before?.(cache, sent);
        return putBack;
      },
      onSuccess: async (answer, sent) => {
        await after?.(cache, answer, sent);
        const reread = changed(answer) ? cache.refresh() : undefined;
        if (refetchFirst) await reread;
        onDone?.(sent, answer);
      },
      onError: (error, sent, putBack) => {
        putBack?.();
        void cache.refresh();
        onRefused?.(sent, error);
      },
    });
  }

  function usePending(): readonly Sent[] {
    const filters = { mutationKey: keyOf(place.useScope()), status: 'pending' } as const;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key belongs to this write only
    return useMutationState({ filters, select: ({ state }) => state.variables as Sent });
  }

  return Object.assign(useWrite, { usePending });
}
