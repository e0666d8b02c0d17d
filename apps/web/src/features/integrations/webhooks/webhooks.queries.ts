import {
  findDeskDeliveries,
  findDeskWebhooks,
  findStoreDeliveries,
  findStoreWebhooks,
  pauseDeskWebhook,
  pauseStoreWebhook,
  removeDeskWebhook,
  removeStoreWebhook,
  replayDeskDelivery,
  replayStoreDelivery,
  rotateDeskWebhook,
  rotateStoreWebhook,
  saveDeskWebhook,
  saveStoreWebhook,
  testDeskWebhook,
  testStoreWebhook,
  type Overlap,
  type Webhook,
  type WebhookForm,
} from '@counter/contract/integrations';
import { callWithProof, type ProofQuestion } from '../../../lib/proof.ts';
import { ofStore } from '../../../lib/resource/store-resource.ts';
import { ofDesk, ofStores } from '../integrations-resource.ts';
import { text } from './webhooks.text.ts';

interface Rotation {
  readonly hook: Pick<Webhook, 'id' | 'name'>;
  readonly overlapHours: Overlap;
}

interface Pause {
  readonly id: number;
  readonly paused: boolean;
}

interface LogWish {
  readonly webhookId: number;
  /** Counted from 0. */
  readonly page: number;
}

const saveQuestion = ({ id, name }: WebhookForm): ProofQuestion => ({
  title: id === 0 ? text.addQuestion(name) : text.saveQuestion(name),
  submit: id === 0 ? text.add : text.save,
});

const rotateQuestion = ({ hook }: Rotation): ProofQuestion => ({
  title: text.rotateTitle(hook.name),
  submit: text.rotate,
});

/** Deliveries change without an event. */
const often = { refetchInterval: 5_000 };
const now = 30_000;

/** The hooks of the current store's webhooks. */
export const storeWebhooks = {
  useWebhooks: ofStores.read('webhooks', findStoreWebhooks, ofStore, { refetchInterval: now }),
  useDeliveries: ofStores.list(
    'deliveries',
    findStoreDeliveries,
    ({ storeId }, { webhookId, page }: LogWish) => ({
      params: { storeId: String(storeId), webhookId: String(webhookId) },
      query: { page: String(page) },
    }),
    often,
  ),
  useSave: ofStores.send(({ storeId }, form: WebhookForm) =>
    callWithProof(saveStoreWebhook, { storeId, ...form }, saveQuestion(form)),
  ),
  useRotate: ofStores.send(({ storeId }, rotation: Rotation) => {
    const { hook, overlapHours } = rotation;
    const body = { storeId, id: hook.id, overlapHours };
    return callWithProof(rotateStoreWebhook, body, rotateQuestion(rotation));
  }),
  usePause: ofStores.write(pauseStoreWebhook, ({ storeId }, pause: Pause) => ({
    body: { storeId, ...pause },
  })),
  useRemove: ofStores.write(removeStoreWebhook, ({ storeId }, id: number) => ({
    body: { storeId, id },
  })),
  useTest: ofStores.write(testStoreWebhook, ({ storeId }, id: number) => ({
    body: { storeId, id },
  })),
  useReplay: ofStores.write(replayStoreDelivery, ({ storeId }, deliveryId: number) => ({
    body: { storeId, deliveryId },
  })),
};

export type WebhookHooks = typeof storeWebhooks;

/** The hooks of the marketplace's webhooks, for its staff. */
export const deskWebhooks: WebhookHooks = {
  useWebhooks: ofDesk.read('webhooks', findDeskWebhooks, () => ({}), { refetchInterval: now }),
  useDeliveries: ofDesk.list(
    'deliveries',
    findDeskDeliveries,
    (_all, { webhookId, page }: LogWish) => ({
      params: { webhookId: String(webhookId) },
      query: { page: String(page) },
    }),
    often,
  ),
  useSave: ofDesk.send((_all, form: WebhookForm) =>
    callWithProof(saveDeskWebhook, form, saveQuestion(form)),
  ),
  useRotate: ofDesk.send((_all, rotation: Rotation) => {
    const body = { id: rotation.hook.id, overlapHours: rotation.overlapHours };
    return callWithProof(rotateDeskWebhook, body, rotateQuestion(rotation));
  }),
  usePause: ofDesk.write(pauseDeskWebhook, (_all, body: Pause) => ({ body })),
  useRemove: ofDesk.write(removeDeskWebhook, (_all, id: number) => ({ body: { id } })),
  useTest: ofDesk.write(testDeskWebhook, (_all, id: number) => ({ body: { id } })),
  useReplay: ofDesk.write(replayDeskDelivery, (_all, deliveryId: number) => ({
    body: { deliveryId },
  })),
};
