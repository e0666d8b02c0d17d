import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { cacheOf, type ResourceCache, type ResourcePlace } from './place.ts';

/** Callbacks of a write, called even when the screen that began it has gone. */
interface Outcome<Sent, Answer = unknown> {
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
  readonly rereadFirst?: boolean;
  /** The time the answer is kept, in milliseconds. */
  readonly gcTime?: number;
  /** Writes of the same queue are sent one after the other. */
  readonly queue?: (scope: Scope) => string;
}

export type WriteHook<Sent, Answer> = (
  outcome?: Outcome<Sent, Answer>,
) => UseMutationResult<Answer, Error, Sent>;

/**
 * Makes the hook of a write. However it ends, what it makes stale is read again, because a lost answer may
 * have been a success.
 */
export function makeWrite<Scope, Sent, Answer>(
  place: ResourcePlace<Scope>,
  send: (scope: Scope, sent: Sent) => Promise<Answer>,
  options: WriteOptions<Scope, Sent, Answer> = {},
): WriteHook<Sent, Answer> {
  const { before, after, changed = () => true, rereadFirst = false, queue, gcTime } = options;
  return function useWrite({ onDone, onRefused } = {}) {
    const scope = place.useScope();
    const cache = cacheOf(place, scope, useQueryClient());
    return useMutation({
      mutationFn: (sent: Sent) => send(scope, sent),
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
        if (rereadFirst) await reread;
        onDone?.(sent, answer);
      },
      onError: (error, sent, putBack) => {
        putBack?.();
        void cache.refresh();
        onRefused?.(sent, error);
      },
    });
  };
}
