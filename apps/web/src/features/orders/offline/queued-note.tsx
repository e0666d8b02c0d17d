import type { Order } from '@counter/contract/orders';
import { useQueueNote } from './queue-view.ts';

interface QueuedNoteProps {
  order: Order;
  /** True if there is room for one short line. */
  brief?: boolean;
}

/** Says what of an order waits for a network, and what the server said to what waited. */
export function QueuedNote({ order, brief = false }: QueuedNoteProps) {
  return useQueueNote(order, brief);
}
