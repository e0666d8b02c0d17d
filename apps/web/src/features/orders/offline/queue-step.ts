import { fetchOnce, fetchUntilThere } from '../../../ui/browser/ahead.ts';
import { readQueueDoor, type PressedStep } from './queue-view.ts';

// Most visits never need the queue.
const load = fetchOnce(async () => (await import('./queue-door.tsx')).queueDoor);

/** Maximum time that a click waits for the code, in milliseconds. */
const codeWithinMs = 120_000;

/** Queues a change of an order and tries to send it. Resolves with a message and an undo function. */
export async function queueStep(pressed: PressedStep) {
  const door = readQueueDoor() ?? (await fetchUntilThere(load, codeWithinMs));
  return door.queueStep(pressed);
}
