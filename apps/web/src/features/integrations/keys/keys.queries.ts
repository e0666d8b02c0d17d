import {
  createOperatorKey,
  createStoreKey,
  endOperatorKey,
  endStoreKey,
  findOperatorKeys,
  findStoreKeys,
  rotateOperatorKey,
  rotateStoreKey,
  type ApiKey,
  type OperatorKeyForm,
  type Overlap,
} from '@counter/contract/integrations';
import { call } from '../../../lib/api.ts';
import { callWithProof } from '../../../lib/account/proof.ts';
import { readData } from '../../../lib/resource/read.ts';
import { integrations } from '../integrations-place.tsx';
import { text } from './keys.text.ts';

/** Loads the API keys of a store, or of the marketplace and all stores. */
export const useKeys = integrations.query('keys', async ({ storeId }) =>
  storeId === null
    ? readData(findOperatorKeys, {})
    : readData(findStoreKeys, { params: { storeId: String(storeId) } }),
);

/** Creates a key, limited to the store on a store's screen. Asks for proof of identity first. */
export const useMakeKey = integrations.send(({ storeId }, form: OperatorKeyForm) => {
  const { name, scopes } = form;
  const question = { title: text.createQuestion(name), submit: text.createKey };
  return storeId === null
    ? callWithProof(createOperatorKey, form, question)
    : callWithProof(createStoreKey, { storeId, name, scopes }, question);
});

interface Rotation {
  readonly apiKey: Pick<ApiKey, 'id' | 'name'>;
  readonly overlapHours: Overlap;
}

/** Rotates a key's secret. Asks for proof of identity first. */
export const useRotateKey = integrations.send(({ storeId }, { apiKey, overlapHours }: Rotation) => {
  const { id, name } = apiKey;
  const question = { title: text.rotateQuestion(name), submit: text.rotate };
  return storeId === null
    ? callWithProof(rotateOperatorKey, { id, overlapHours }, question)
    : callWithProof(rotateStoreKey, { storeId, id, overlapHours }, question);
});

/** Ends a key immediately. */
export const useEndKey = integrations.send(({ storeId }, id: number) =>
  storeId === null
    ? call(endOperatorKey, { body: { id } })
    : call(endStoreKey, { body: { storeId, id } }),
);
