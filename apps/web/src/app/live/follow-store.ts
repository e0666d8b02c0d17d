import { updateLiveStatus } from '../../lib/live.ts';
import { ApiProblem } from '@counter/browser/problem';
import { waitBeforeAttempt } from './backoff.ts';
import { createEventReceiver, type StoreFollower } from './event-receiver.ts';
import { readStream } from './read-stream.ts';
import { waitOrWakeUp } from './wake-up.ts';

const defaultRetryMs = 2000;

type StreamFollower = StoreFollower & {
  /** Called if the person has lost access to the store, or their access has changed. */
  onRefused: () => void;
};

/** Follows a store's stream and reconnects until `signal` aborts or the session ends. */
export async function followStoreStream(
  storeId: number,
  token: string,
  follower: StreamFollower,
  signal: AbortSignal,
): Promise<void> {
  const ended = new AbortController();
  const over = AbortSignal.any([signal, ended.signal]);
  let refusals = 0;
  let retryMs = defaultRetryMs;
  const { receive, position } = createEventReceiver({
    ...follower,
    onReady: (again) => {
      refusals = 0;
      updateLiveStatus('live');
      follower.onReady(again);
    },
    onEnded: () => {
      ended.abort();
      follower.onEnded();
    },
  });

  async function connect(): Promise<void> {
    const request = { storeId, token, after: position(), signal: untilOffline(over) };
    try {
      await readStream(request, { onMessage: receive, onRetry: (asked) => (retryMs = asked) });
    } catch (error) {
      if (isSignedOut(error)) receive({ event: 'ended', data: '' });
      else if (error instanceof ApiProblem && error.status === 403) follower.onRefused();
      refusals = isRefusal(error) ? refusals + 1 : 0;
    }
  }

  await connect();
  while (!over.aborted) {
    updateLiveStatus(navigator.onLine ? 'reconnecting' : 'offline');
    await waitOrWakeUp(waitBeforeAttempt(refusals, retryMs, Math.random()), over);
    await connect();
  }
}

/** Only the end of the session is final; all other failures lead to a reconnect. */
function isSignedOut(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'NOT_SIGNED_IN';
}

/** Statuses of a proxy or a stopping server that mean the server is away. */
const awayStatuses = [502, 503, 504];

function isRefusal(error: unknown): boolean {
  return error instanceof ApiProblem && !awayStatuses.includes(error.status);
}

/** Aborts when the network goes offline, because a dead connection would look alive for a while. */
function untilOffline(over: AbortSignal): AbortSignal {
  const offline = new AbortController();
  window.addEventListener('offline', () => offline.abort(), { once: true, signal: over });
  return AbortSignal.any([over, offline.signal]);
}
