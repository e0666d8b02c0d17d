import {
  findOperatorDeliveries,
  findOperatorWebhooks,
  findStoreDeliveries,
  findStoreWebhooks,
  pauseOperatorWebhook,
  pauseStoreWebhook,
  removeOperatorWebhook,
  removeStoreWebhook,
  replayOperatorDelivery,
  replayStoreDelivery,
  rotateOperatorWebhook,
  rotateStoreWebhook,
  saveOperatorWebhook,
  saveStoreWebhook,
  testOperatorWebhook,
  testStoreWebhook,
} from '@counter/contract/integrations';
import { route, type RequestFacts, type Route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SessionFacts } from '../../../platform/tenancy/sessions.ts';
import type { Author } from '../in-log.ts';
import { listDeliveries, replayDelivery, sendTest } from './delivery-log.service.ts';
import {
  listWebhooks,
  removeWebhook,
  rotateSecret,
  saveWebhook,
  setPaused,
} from './webhooks.service.ts';

/** Routes of webhooks, for a store and for the operator console. */
export function webhookRoutes(platform: Platform): Route[] {
  return [...storeRoutes(platform), ...operatorRoutes(platform)];
}

function storeRoutes(platform: Platform): Route[] {
  const { db, clock } = platform;
  return [
    route(findStoreWebhooks, async ({ scope: { storeId } }) => ({
      data: await listWebhooks(db, storeId, clock.now()),
    })),
    route(saveStoreWebhook, async ({ scope, body }) => ({
      data: await saveWebhook(platform, scope, scope.storeId, body),
    })),
    route(rotateStoreWebhook, async ({ scope, body }) => ({
      data: await rotateSecret(platform, scope, scope.storeId, body),
    })),
    route(pauseStoreWebhook, async ({ scope, body }) => {
      const name = await setPaused(platform, scope, scope.storeId, body);
      return { data: body.id, message: pausedMessage(name, body.paused) };
    }),
    route(removeStoreWebhook, async ({ scope, body: { id } }) => {
      const name = await removeWebhook(platform, scope, scope.storeId, id);
      return { data: id, message: `${name} was removed.` };
    }),
    route(testStoreWebhook, async ({ scope: { storeId }, body: { id } }) => ({
      data: await sendTest(platform, storeId, id),
    })),
    route(findStoreDeliveries, async ({ scope: { storeId }, params: { webhookId }, query }) => ({
      data: await listDeliveries(db, storeId, { webhookId, page: Number(query.page ?? 0) }),
    })),
    route(replayStoreDelivery, async ({ scope, body: { deliveryId } }) => ({
      data: await replayDelivery(platform, scope, scope.storeId, deliveryId),
    })),
  ];
}

function operatorRoutes(platform: Platform): Route[] {
  const { db, clock } = platform;
  return [
    route(findOperatorWebhooks, async () => ({ data: await listWebhooks(db, null, clock.now()) })),
    route(saveOperatorWebhook, async ({ body, ...call }) => ({
      data: await saveWebhook(platform, authorOf(call), null, body),
    })),
    route(rotateOperatorWebhook, async ({ body, ...call }) => ({
      data: await rotateSecret(platform, authorOf(call), null, body),
    })),
    route(pauseOperatorWebhook, async ({ body, ...call }) => {
      const name = await setPaused(platform, authorOf(call), null, body);
      return { data: body.id, message: pausedMessage(name, body.paused) };
    }),
    route(removeOperatorWebhook, async ({ body: { id }, ...call }) => {
      const name = await removeWebhook(platform, authorOf(call), null, id);
      return { data: id, message: `${name} was removed.` };
    }),
    route(testOperatorWebhook, async ({ body: { id } }) => ({
      data: await sendTest(platform, null, id),
    })),
    route(findOperatorDeliveries, async ({ params: { webhookId }, query }) => ({
      data: await listDeliveries(db, null, { webhookId, page: Number(query.page ?? 0) }),
    })),
    route(replayOperatorDelivery, async ({ body: { deliveryId }, ...call }) => ({
      data: await replayDelivery(platform, authorOf(call), null, deliveryId),
    })),
  ];
}

function authorOf(call: {
  readonly session: SessionFacts;
  readonly request: RequestFacts;
}): Author {
  return { actor: call.session.actor, requestId: call.request.requestId };
}

function pausedMessage(name: string, paused: boolean): string {
  return paused ? `${name} is paused. New events wait.` : `${name} sends events again.`;
}
