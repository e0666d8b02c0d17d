import type { Order } from '@counter/contract/orders';
import { useQueueNote } from './queue-view.ts';

interface QueuedNoteProps {
  order: Order;
  /** True if there is only room for one short line. */
  brief?: boolean;
}

/** Describes an order's changes that wait for the network, and the server's responses to earlier ones. */
export function QueuedNote({ order, brief = false }: QueuedNoteProps) {
  return useQueueNote(order, brief);
}
