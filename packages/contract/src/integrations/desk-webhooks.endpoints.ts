import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, idInPath, pageOf } from '../shared/schema.ts';
import {
  deliveriesQuery,
  deskWebhook,
  savedWebhook,
  webhookDelivery,
  webhookList,
} from './webhooks.schemas.ts';

export const findDeskWebhooks = endpoint({
  method: 'GET',
  path: '/operator/webhooks',
  summary: 'Lists the webhooks of the marketplace with their state.',
  answer: envelope(webhookList),
  can: 'operator',
});

export const saveDeskWebhook = endpoint({
  method: 'POST',
  path: '/operator/webhook',
  summary:
    "Adds or changes a webhook of the marketplace, with the caller's proof. Returns the secret of a new one.",
  body: deskWebhook.save,
  answer: envelope(savedWebhook),
  can: 'operator',
  proof: 'required',
});

export const rotateDeskWebhook = endpoint({
  method: 'POST',
  path: '/operator/webhook/rotate',
  summary: 'Gives a webhook a new secret. Both sign during the overlap.',
  body: deskWebhook.rotate,
  answer: envelope(savedWebhook),
  can: 'operator',
  proof: 'required',
});

export const pauseDeskWebhook = endpoint({
  method: 'POST',
  path: '/operator/webhook/pause',
  summary: 'Pauses a webhook, or resumes it and sends what has waited.',
  body: deskWebhook.pause,
  answer: envelope(id),
  can: 'operator',
});

export const removeDeskWebhook = endpoint({
  method: 'POST',
  path: '/operator/webhook/remove',
  summary: 'Removes a webhook with its log and its waiting deliveries.',
  body: deskWebhook.one,
  answer: envelope(id),
  can: 'operator',
});

export const testDeskWebhook = endpoint({
  method: 'POST',
  path: '/operator/webhook/test',
  summary: 'Sends a test immediately, even while the webhook is paused, and returns the response.',
  body: deskWebhook.one,
  answer: envelope(webhookDelivery),
  can: 'operator',
  rateLimit: 20,
});

export const findDeskDeliveries = endpoint({
  method: 'GET',
  path: '/operator/webhook/deliveries/{webhookId}',
  summary: "Lists a webhook's deliveries of the last 30 days with their responses, the latest first.",
  params: z.object({ webhookId: idInPath }),
  query: deliveriesQuery,
  answer: envelope(pageOf(webhookDelivery)),
  can: 'operator',
});

export const replayDeskDelivery = endpoint({
  method: 'POST',
  path: '/operator/webhook/replay',
  summary: 'Resends a delivery, after those that wait.',
  body: deskWebhook.delivery,
  answer: envelope(id),
  can: 'operator',
});
