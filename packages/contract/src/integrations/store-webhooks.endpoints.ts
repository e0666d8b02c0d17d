import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, idInPath, pageOf } from '../shared/schema.ts';
import {
  deliveriesQuery,
  storeWebhook,
  savedWebhook,
  webhookDelivery,
  webhookList,
} from './webhooks.schemas.ts';

const writes = { permission: 'integrations:write', store: 'body.storeId' } as const;

export const findStoreWebhooks = endpoint({
  method: 'GET',
  path: '/merchant/store/webhooks/{storeId}',
  summary: 'Lists the webhooks of a store with their state.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(webhookList),
  can: { permission: 'integrations:read', store: 'params.storeId' },
});

export const saveStoreWebhook = endpoint({
  method: 'POST',
  path: '/merchant/store/webhook',
  summary:
    "Adds or changes a store's webhook, with the caller's proof. Returns the secret of a new one.",
  body: storeWebhook.save,
  answer: envelope(savedWebhook),
  can: writes,
  proof: 'required',
});

export const rotateStoreWebhook = endpoint({
  method: 'POST',
  path: '/merchant/store/webhook/rotate',
  summary: 'Gives a webhook a new secret. Both sign during the overlap.',
  body: storeWebhook.rotate,
  answer: envelope(savedWebhook),
  can: writes,
  proof: 'required',
});

export const pauseStoreWebhook = endpoint({
  method: 'POST',
  path: '/merchant/store/webhook/pause',
  summary: 'Pauses a webhook, or resumes it and sends what has waited.',
  body: storeWebhook.pause,
  answer: envelope(id),
  can: writes,
});

export const removeStoreWebhook = endpoint({
  method: 'POST',
  path: '/merchant/store/webhook/remove',
  summary: 'Removes a webhook with its log and its waiting deliveries.',
  body: storeWebhook.one,
  answer: envelope(id),
  can: writes,
});

export const testStoreWebhook = endpoint({
  method: 'POST',
  path: '/merchant/store/webhook/test',
  summary: 'Sends a test immediately, even while the webhook is paused, and returns the response.',
  body: storeWebhook.one,
  answer: envelope(webhookDelivery),
  can: writes,
  rateLimit: 20,
});

export const findStoreDeliveries = endpoint({
  method: 'GET',
  path: '/merchant/store/webhook/deliveries/{storeId}/{webhookId}',
  summary:
    "Lists a webhook's deliveries of the last 30 days with their responses, the latest first.",
  params: z.object({ storeId: idInPath, webhookId: idInPath }),
  query: deliveriesQuery,
  answer: envelope(pageOf(webhookDelivery)),
  can: { permission: 'integrations:read', store: 'params.storeId' },
});

export const replayStoreDelivery = endpoint({
  method: 'POST',
  path: '/merchant/store/webhook/replay',
  summary: 'Resends a delivery, after those that wait.',
  body: storeWebhook.delivery,
  answer: envelope(id),
  can: writes,
});
