import {
  webhookData,
  webhookKinds,
  type WebhookKind,
} from '@counter/contract/integrations';
import { z } from 'zod/mini';
import type {
  ConsumedEvent,
  EventConsumer,
} from '../../../platform/events/outbox/event-dispatcher.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { insertDeliveries, type NewDelivery } from './deliveries.repository.ts';
import { touchLane } from './lanes.repository.ts';
import { findListeningWebhooks } from './webhooks.repository.ts';

/** Queues the events of a store for its webhooks and those of the marketplace. */
export function webhookConsumer(): EventConsumer {
  return {
    name: 'webhooks',
    kinds: webhookKinds,
    handle: async (tx, scope, events) => {
      for (const hook of await findListeningWebhooks(tx, scope.storeId)) {
        const wanted = events.filter(
          ({ event, at }) => at >= hook.createdAt && hook.kinds.some((kind) => kind === event.kind),
        );
        const deliveries = wanted.flatMap((event) => deliveryOf(hook.id, scope, event) ?? []);
        const last = deliveries.at(-1);
        if (!last) continue;
        await insertDeliveries(tx, deliveries);
        await touchLane(tx, { storeId: scope.storeId, webhookId: hook.id }, last.createdAt);
      }
    },
  };
}

function deliveryOf(
  webhookId: number,
  { storeId, storeUrl }: StoreScope,
  { seq, at, event }: ConsumedEvent,
): NewDelivery | undefined {
  const kind = webhookKinds.find((known) => known === event.kind);
  if (!kind) return undefined;
  const data = dataOf(kind, { ...event, storeId, storeUrl, sequence: seq });
  const body = JSON.stringify({ type: kind, timestamp: at.toISOString(), data });
  return { storeId, webhookId, kind, messageId: `evt_${storeId}_${seq}`, body, createdAt: at };
}

/** The data of an event: only the declared fields, so that no name of a person leaves. */
function dataOf(kind: WebhookKind, facts: object): unknown {
  return z.parse(webhookData[kind], facts);
}
