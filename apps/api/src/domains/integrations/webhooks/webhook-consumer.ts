import { webhookData, webhookKinds } from '@counter/contract/integrations';
import { z } from 'zod/mini';
import type {
  ConsumedEvent,
  EventConsumer,
} from '../../../platform/events/outbox/event-dispatcher.ts';
import { storesOf } from '../../../platform/events/outbox/interest.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { insertDeliveries, type NewDelivery } from './deliveries.repository.ts';
import { parked, touchLane } from './lanes.repository.ts';
import { findListeningWebhooks, findStoresWithWebhook } from './webhooks.repository.ts';

/** Queues a store's events for its own and the marketplace's webhooks. */
export function webhookConsumer(): EventConsumer {
  return {
    name: 'webhooks',
    kinds: webhookKinds,
    findInterested: async (db, waiting) => findStoresWithWebhook(db, storesOf(waiting)),
    handle: async (tx, scope, events) => {
      for (const hook of await findListeningWebhooks(tx, scope.storeId)) {
        const wanted = events.filter(
          ({ event, at }) => at >= hook.createdAt && hook.kinds.some((kind) => kind === event.kind),
        );
        const deliveries = wanted.flatMap((event) => deliveryOf(hook.id, scope, event) ?? []);
        const last = deliveries.at(-1);
        if (!last) continue;
        await insertDeliveries(tx, deliveries);
        const lane = { storeId: scope.storeId, webhookId: hook.id };
        await touchLane(tx, lane, hook.pausedAt ? parked : last.createdAt);
      }
    },
  };
}

function deliveryOf(
  webhookId: number,
  scope: StoreScope,
  event: ConsumedEvent,
): NewDelivery | undefined {
  const message = messageOf(scope, event);
  if (!message) return undefined;
  const { storeId } = scope;
  const messageId = `evt_${storeId}_${event.seq}`;
  const body = JSON.stringify(message);
  return { storeId, webhookId, kind: message.type, messageId, body, createdAt: event.at };
}

/**
 * Returns the message for an event. It contains only declared fields, so that it can't leak personal data. Undefined
 * for an event that webhooks don't send.
 */
export function messageOf(
  { storeId, storeUrl }: Pick<StoreScope, 'storeId' | 'storeUrl'>,
  { seq, at, event }: ConsumedEvent,
) {
  const type = webhookKinds.find((known) => known === event.kind);
  if (!type) return undefined;
  const data = z.parse(webhookData[type], { ...event, storeId, storeUrl, sequence: seq });
  return { type, timestamp: at.toISOString(), data };
}
