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
  type Overlap,
  type Webhook,
  type WebhookForm,
} from '@counter/contract/integrations';
import { call } from '../../../lib/api.ts';
import { callWithProof } from '../../../lib/account/proof.ts';
import { readData } from '../../../lib/resource/read.ts';
import { integrations } from '../integrations-place.tsx';
import { text } from './webhooks.text.ts';

/** Loads the webhooks of a store or the marketplace. Their state changes without a live event, so poll. */
export const useWebhooks = integrations.query(
  'webhooks',
  async ({ storeId }) =>
    storeId === null
      ? readData(findOperatorWebhooks, {})
      : readData(findStoreWebhooks, { params: { storeId: String(storeId) } }),
  { refetchInterval: 30_000 },
);

/** Loads one page of a webhook's deliveries, counted from 0. */
export const useDeliveries = integrations.query(
  'deliveries',
  async ({ storeId }, webhook: number, page: number) => {
    const webhookId = String(webhook);
    const query = { page: String(page) };
    return storeId === null
      ? readData(findOperatorDeliveries, { params: { webhookId }, query })
      : readData(findStoreDeliveries, { params: { storeId: String(storeId), webhookId }, query });
  },
  { refetchInterval: 5_000, keepsRows: true },
);

/** Adds or changes a webhook. Asks for proof of identity first. */
export const useSaveWebhook = integrations.send(({ storeId }, form: WebhookForm) => {
  const question =
    form.id === 0
      ? { title: text.addQuestion(form.name), submit: text.add }
      : { title: text.saveQuestion(form.name), submit: text.save };
  return storeId === null
    ? callWithProof(saveOperatorWebhook, form, question)
    : callWithProof(saveStoreWebhook, { storeId, ...form }, question);
});

interface Rotation {
  readonly hook: Pick<Webhook, 'id' | 'name'>;
  readonly overlapHours: Overlap;
}

/** Rotates a webhook's secret. Asks for proof of identity first. */
export const useRotateWebhook = integrations.send(
  ({ storeId }, { hook, overlapHours }: Rotation) => {
    const { id, name } = hook;
    const question = { title: text.rotateQuestion(name), submit: text.rotate };
    return storeId === null
      ? callWithProof(rotateOperatorWebhook, { id, overlapHours }, question)
      : callWithProof(rotateStoreWebhook, { storeId, id, overlapHours }, question);
  },
);

interface Pause {
  readonly id: number;
  readonly paused: boolean;
}

/** Pauses or resumes a webhook. */
export const usePauseWebhook = integrations.send(({ storeId }, pause: Pause) =>
  storeId === null
    ? call(pauseOperatorWebhook, { body: pause })
    : call(pauseStoreWebhook, { body: { storeId, ...pause } }),
);

/** Removes a webhook with its deliveries. */
export const useRemoveWebhook = integrations.send(({ storeId }, id: number) =>
  storeId === null
    ? call(removeOperatorWebhook, { body: { id } })
    : call(removeStoreWebhook, { body: { storeId, id } }),
);

/** Sends a test delivery; resolves with the response. */
export const useTestWebhook = integrations.send(({ storeId }, id: number) =>
  storeId === null
    ? call(testOperatorWebhook, { body: { id } })
    : call(testStoreWebhook, { body: { storeId, id } }),
);

/** Sends a delivery again. */
export const useReplayDelivery = integrations.send(({ storeId }, deliveryId: number) =>
  storeId === null
    ? call(replayOperatorDelivery, { body: { deliveryId } })
    : call(replayStoreDelivery, { body: { storeId, deliveryId } }),
);
