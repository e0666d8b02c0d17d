import {
  useMutation,
  useMutationState,
  useQueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';
import { waitsForNetwork } from '../device/waits-for-network.ts';
import { cacheOf, type ResourceCache, type ResourcePlace } from './place.ts';

/** Callbacks of a write, called even when the screen that began it has gone. */
export interface Outcome<Sent, Answer = unknown> {
  readonly onDone?: (sent: Sent, answer: Answer) => void;
  readonly onRefused?: (sent: Sent, error: Error) => void;
}

export interface WriteOptions<Scope, Sent, Answer> {
  /** Shows the change before the server has answered. A refusal takes it back. */
  readonly before?: (cache: ResourceCache<Scope>, sent: Sent) => Promise<void>;
  /** Keeps what the answer tells. */
  readonly after?: (cache: ResourceCache<Scope>, answer: Answer, sent: Sent) => Promise<void>;
  /** Says whether an answer tells of a change; one that only previews has nothing read again. */
  readonly changed?: (answer: Answer) => boolean;
  /** Reads what is on screen again before the write counts as done. */
  readonly refetchFirst?: boolean;
  /** The time the answer is kept, in milliseconds. */
  readonly gcTime?: number;
  /** Writes of the same queue are sent one after the other. */
  readonly queue?: (scope: Scope) => string;
  /** Waits for a connection rather than failing without one. */
  readonly waits?: boolean;
}

export interface WriteHook<Sent, Answer> {
  (outcome?: Outcome<Sent, Answer>): UseMutationResult<Answer, Error, Sent>;
  /** Hook that returns what was sent from any screen and isn't answered yet, in that order. */
  readonly usePending: () => readonly Sent[];
}

let writes = 0;

/**
 * Makes the hook of a write. However it ends, what it makes stale is read again, because a lost answer may
 * have been a success.
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
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key is of this write alone
    return useMutationState({ filters, select: ({ state }) => state.variables as Sent });
  }

  return Object.assign(useWrite, { usePending });
}
