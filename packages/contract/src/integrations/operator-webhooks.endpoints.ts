import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, idInPath, pageOf } from '../shared/schema.ts';
import {
  deliveriesQuery,
  operatorWebhook,
  savedWebhook,
  webhookDelivery,
  webhookList,
} from './webhooks.schemas.ts';

export const findOperatorWebhooks = endpoint({
  method: 'GET',
  path: '/operator/webhooks',
  summary: 'Lists the webhooks of the marketplace with their state.',
  answer: envelope(webhookList),
  can: 'operator',
});

export const saveOperatorWebhook = endpoint({
  method: 'POST',
  path: '/operator/webhook',
  summary:
    "Adds or changes a webhook of the marketplace, with the caller's proof. Returns the secret of a new one.",
  body: operatorWebhook.save,
  answer: envelope(savedWebhook),
  can: 'operator',
  proof: 'required',
});

export const rotateOperatorWebhook = endpoint({
  method: 'POST',
  path: '/operator/webhook/rotate',
  summary: 'Gives a webhook a new secret. Both sign during the overlap.',
  body: operatorWebhook.rotate,
  answer: envelope(savedWebhook),
  can: 'operator',
  proof: 'required',
});

export const pauseOperatorWebhook = endpoint({
  method: 'POST',
  path: '/operator/webhook/pause',
  summary: 'Pauses a webhook, or resumes it and sends what has waited.',
  body: operatorWebhook.pause,
  answer: envelope(id),
  can: 'operator',
});

export const removeOperatorWebhook = endpoint({
  method: 'POST',
  path: '/operator/webhook/remove',
  summary: 'Removes a webhook with its log and its waiting deliveries.',
  body: operatorWebhook.one,
  answer: envelope(id),
  can: 'operator',
});

export const testOperatorWebhook = endpoint({
  method: 'POST',
  path: '/operator/webhook/test',
  summary: 'Sends a test immediately, even while the webhook is paused, and returns the response.',
  body: operatorWebhook.one,
  answer: envelope(webhookDelivery),
  can: 'operator',
  rateLimit: 20,
});

export const findOperatorDeliveries = endpoint({
  method: 'GET',
  path: '/operator/webhook/deliveries/{webhookId}',
  summary:
    "Lists a webhook's deliveries of the last 30 days with their responses, the latest first.",
  params: z.object({ webhookId: idInPath }),
  query: deliveriesQuery,
  answer: envelope(pageOf(webhookDelivery)),
  can: 'operator',
});

export const replayOperatorDelivery = endpoint({
  method: 'POST',
  path: '/operator/webhook/replay',
  summary: 'Resends a delivery, after those that wait.',
  body: operatorWebhook.delivery,
  answer: envelope(id),
  can: 'operator',
});
