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
  summary: 'Lists the webhooks of the marketplace, with how they are.',
  answer: envelope(webhookList),
  can: 'operator',
});

export const saveDeskWebhook = endpoint({
  method: 'POST',
  path: '/operator/webhook',
  summary:
    "Adds or changes a webhook of the marketplace, with the person's proof. A new one answers its secret.",
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
  summary: 'Pauses a webhook, or sends what has waited since.',
  body: deskWebhook.pause,
  answer: envelope(id),
  can: 'operator',
});

export const removeDeskWebhook = endpoint({
  method: 'POST',
  path: '/operator/webhook/remove',
  summary: 'Removes a webhook with its log and what waits.',
  body: deskWebhook.one,
  answer: envelope(id),
  can: 'operator',
});

export const testDeskWebhook = endpoint({
  method: 'POST',
  path: '/operator/webhook/test',
  summary: 'Sends a test at once, also while the webhook is paused, and answers what came back.',
  body: deskWebhook.one,
  answer: envelope(webhookDelivery),
  can: 'operator',
  rateLimit: 20,
});

export const findDeskDeliveries = endpoint({
  method: 'GET',
  path: '/operator/webhook/deliveries/{webhookId}',
  summary: 'Answers what a webhook sent in the last 30 days and what came back, the latest first.',
  params: z.object({ webhookId: idInPath }),
  query: deliveriesQuery,
  answer: envelope(pageOf(webhookDelivery)),
  can: 'operator',
});

export const replayDeskDelivery = endpoint({
  method: 'POST',
  path: '/operator/webhook/replay',
  summary: 'Sends a delivery again, after what waits.',
  body: deskWebhook.delivery,
  answer: envelope(id),
  can: 'operator',
});
