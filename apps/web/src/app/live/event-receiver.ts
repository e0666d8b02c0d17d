import { storeEvent, type StoreEvent } from '@counter/contract/stream';
import type { EventSourceMessage } from 'eventsource-parser';
import { z } from 'zod/mini';
import { judgeEvent, judgeReady, type Judgement, type Position } from './sequence.ts';

/** Receives the events of a store's stream. */
export type StoreFollower = {
  /** Something happened; told once and in order. */
  onEvent: (event: StoreEvent) => void;
  /** Events are missing: whatever the screens show may be stale. */
  onReset: () => void;
  /** The stream is up; `again` when it had been before. */
  onReady: (again: boolean) => void;
  /** The server no longer knows the session. */
  onEnded: () => void;
};

/** Makes sense of a stream's messages, over all its connections. */
export function createEventReceiver(follower: StoreFollower) {
  let position: Position;
  let wasReady = false;

  function apply(judgement: Judgement, event?: StoreEvent): void {
    ({ position } = judgement);
    if (judgement.verdict === 'reset') follower.onReset();
    if (judgement.verdict === 'deliver' && event) follower.onEvent(event);
  }

  function ready(seq: number): void {
    apply(judgeReady(position, seq));
    follower.onReady(wasReady);
    wasReady = true;
  }

  /** An event of a kind this version does not know counts as something missed. */
  function happened(seq: number, data: string): void {
    const judgement = judgeEvent(position, seq);
    const event = z.safeParse(storeEvent, parseJson(data));
    if (event.success || judgement.verdict === 'ignore') apply(judgement, event.data);
    else apply({ verdict: 'reset', position: seq });
  }

  return {
    /** The seq after which a new connection goes on. */
    position: () => position,
    receive: ({ event: kind, id, data }: EventSourceMessage): void => {
      const seq = Number(id);
      if (kind === 'ended') follower.onEnded();
      else if (kind === 'ready') ready(seq);
      else if (kind === 'reset') apply({ verdict: 'reset', position: seq });
      else happened(seq, data);
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
