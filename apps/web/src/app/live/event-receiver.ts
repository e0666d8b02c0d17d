import { storeEvent, type StoreEvent } from '@counter/contract/stream';
import type { EventSourceMessage } from 'eventsource-parser';
import { z } from 'zod/mini';
import { judgeEvent, judgeReady, type Judgement, type Position } from './sequence.ts';

/** Callbacks for the events of a store's stream. */
export type StoreFollower = {
  /** Called once for each event, in order. */
  onEvent: (event: StoreEvent) => void;
  /** Called if events were missed, so that the data on screen may be stale. */
  onReset: () => void;
  /** Called when the stream is connected; `again` is true for a reconnect. */
  onReady: (again: boolean) => void;
  /** Called if the server no longer knows the session. */
  onEnded: () => void;
};

/** Returns a receiver for a stream's messages that keeps its position across connections. */
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

  /** An event of a kind that this version doesn't know counts as missed. */
  function happened(seq: number, data: string): void {
    const judgement = judgeEvent(position, seq);
    const event = z.safeParse(storeEvent, parseJson(data));
    if (event.success || judgement.verdict === 'ignore') apply(judgement, event.data);
    else apply({ verdict: 'reset', position: seq });
  }

  return {
    /** Returns the sequence number from which a new connection resumes. */
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
