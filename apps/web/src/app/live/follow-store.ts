import { storeEvent, type StoreEvent } from '@counter/contract/stream';
import type { EventSourceMessage } from 'eventsource-parser';
import { z } from 'zod/mini';
import { updateLiveStatus } from '../../lib/live.ts';
import { ApiProblem } from '../../lib/problem.ts';
import { waitBeforeAttempt } from './backoff.ts';
import { readStream } from './read-stream.ts';
import { judgeEvent, judgeReady, type Judgement, type Position } from './sequence.ts';
import { waitOrWakeUp } from './wake-up.ts';

export type StoreFollower = {
  /** Something happened; told once and in order. */
  onEvent(event: StoreEvent): void;
  /** Events are missing: whatever the screens show may be stale. */
  onReset(): void;
  /** The stream is up; `again` when it had been before. */
  onReady(again: boolean): void;
  /** The server no longer knows the session. */
  onEnded(): void;
};

const defaultRetryMs = 2000;

/** Follows a store's stream until `signal` aborts, and connects again for as long as that takes. */
export async function followStoreStream(
  storeId: number,
  token: string,
  follower: StoreFollower,
  signal: AbortSignal,
): Promise<void> {
  let position: Position;
  let wasReady = false;
  let failures = 0;
  let retryMs = defaultRetryMs;
  const ended = new AbortController();

  function apply(judgement: Judgement, event?: StoreEvent): void {
    position = judgement.position;
    if (judgement.verdict === 'reset') follower.onReset();
    if (judgement.verdict === 'deliver' && event) follower.onEvent(event);
  }

  function ready(seq: number): void {
    apply(judgeReady(position, seq));
    updateLiveStatus('live');
    follower.onReady(wasReady);
    wasReady = true;
    failures = 0;
  }

  function end(): void {
    ended.abort();
    follower.onEnded();
  }

  function onMessage({ event: kind, id, data }: EventSourceMessage): void {
    const seq = Number(id);
    if (kind === 'ended') end();
    else if (kind === 'ready') ready(seq);
    else if (kind === 'reset') apply({ verdict: 'reset', position: seq });
    else apply(...judged(position, seq, data));
  }

  const stop = AbortSignal.any([signal, ended.signal]);
  while (!stop.aborted) {
    const connection = endsWhenOffline(stop);
    try {
      await readStream(
        { storeId, token, after: position, signal: connection },
        { onMessage, onRetry: (milliseconds) => (retryMs = milliseconds) },
      );
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'NOT_SIGNED_IN' && !stop.aborted) end();
    }
    if (stop.aborted) return;
    updateLiveStatus(navigator.onLine ? 'reconnecting' : 'offline');
    await waitOrWakeUp(waitBeforeAttempt(failures, retryMs, Math.random()), stop);
    failures += 1;
  }
}

/** An event of a kind this version does not know counts as something missed. */
function judged(
  position: Position,
  seq: number,
  data: string,
): [Judgement, StoreEvent | undefined] {
  const judgement = judgeEvent(position, seq);
  const event = z.safeParse(storeEvent, JSON.parse(data));
  if (event.success || judgement.verdict === 'ignore') return [judgement, event.data];
  return [{ verdict: 'reset', position: seq }, undefined];
}

/** A connection over a network that is gone would only look alive for a while. */
function endsWhenOffline(stop: AbortSignal): AbortSignal {
  const offline = new AbortController();
  const once = { once: true, signal: stop };
  window.addEventListener('offline', () => offline.abort(), once);
  return AbortSignal.any([stop, offline.signal]);
}
