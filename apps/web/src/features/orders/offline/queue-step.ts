import { fetchOnce, fetchUntilThere } from '../../../ui/browser/ahead.ts';
import { readQueueDoor, type PressedStep } from './queue-view.ts';

// Most visits never need it.
const load = fetchOnce(async () => (await import('./queue-door.tsx')).queueDoor);

/** The maximum time that a press waits for the code, in milliseconds. */
const codeWithinMs = 120_000;

/** Queues a change of an order and tries to send it. Answers what to say about it, and how to take it back. */
export async function queueStep(pressed: PressedStep) {
  const door = readQueueDoor() ?? (await fetchUntilThere(load, codeWithinMs));
  return door.queueStep(pressed);
}
