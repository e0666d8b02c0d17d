import { useEffect } from 'react';
import { useLive } from '../../../lib/live.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { queueDoor } from './queue-door.tsx';
import { openQueue, useQueueView } from './queue-view.ts';
import { sendQueued, useConnectedQueue } from './queue.queries.ts';

// Before the first render: a step clicked in between must not wait for the network.
openQueue(queueDoor);

/** Sends the queue while the dashboard is open, and asks before leaving unsent changes behind. */
export function QueueDesk() {
  const { status } = useLive();
  useConnectedQueue();
  useEffect(() => {
    if (status === 'live') sendQueued();
  }, [status]);
  const waiting = useQueueView()?.waiting ?? 0;
  return waiting > 0 ? <LeaveQuestion waiting={waiting} /> : null;
}
