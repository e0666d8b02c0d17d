import { queueStep } from './queue.queries.ts';
import type { QueueDoor } from './queue-view.ts';
import { StepNote } from './step-note.tsx';

/** The queue's interface for the screens that change orders. */
export const queueDoor: QueueDoor = {
  queueStep,
  renderNote: (order, brief) => <StepNote order={order} brief={brief} />,
};
