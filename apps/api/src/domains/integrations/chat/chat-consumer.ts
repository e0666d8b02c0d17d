import type { ChatKind } from '@counter/contract/integrations';
import { unheardAfterMs, type OrderArrived } from '@counter/contract/orders';
import type { StoreEvent } from '@counter/contract/stream';
import type {
  ConsumedEvent,
  EventConsumer,
} from '../../../platform/events/outbox/event-dispatcher.ts';
import { storesOf } from '../../../platform/events/outbox/interest.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { lateOrderTask } from './late-order.ts';
import { describeEvent } from './chat-words.ts';
import { queueLine } from './send-chat.ts';
import { findChat, findStoresWithChat } from './team-chat.repository.ts';

const kinds = [
  'order.placed',
  'order.released',
  'order.moved',
  'review.arrived',
  'payout.changed',
  'store.status',
] as const satisfies readonly StoreEvent['kind'][];

/** Queues the events that the owner chose for the store's channel. */
export function chatConsumer(): EventConsumer {
  return {
    name: 'team chat',
    kinds,
    findInterested: async (db, waiting) => findStoresWithChat(db, storesOf(waiting)),
    handle: async (tx, scope, events) => {
      const chat = await findChat(tx, scope);
      if (!chat || chat.turnedOffAt) return;
      for (const consumed of events) {
        if (consumed.at < chat.connectedAt) continue;
        await queueEvent(tx, scope, { consumed, chosen: chat.kinds });
      }
    },
  };
}

type Heard = { readonly consumed: ConsumedEvent; readonly chosen: readonly ChatKind[] };

async function queueEvent(tx: Tx, scope: StoreScope, { consumed, chosen }: Heard): Promise<void> {
  const { event, at } = consumed;
  const { storeId } = scope;
  if (chosen.includes('LATE') && isReleased(event)) {
    const runAt = new Date(at.getTime() + unheardAfterMs);
    const late = { storeId, orderId: event.orderId, at: runAt.toISOString() };
    await addJob(tx, lateOrderTask, late, { runAt, jobKey: `${lateOrderTask}:${event.orderId}` });
  }
  const described = await describeEvent(tx, scope, consumed);
  if (!described || !chosen.includes(described.kind)) return;
  const { text, path } = described;
  await queueLine(tx, { storeId, text, path, at: at.toISOString() });
}

function isReleased(event: StoreEvent): event is OrderArrived {
  return (event.kind === 'order.placed' || event.kind === 'order.released') && event.released;
}
