import {
  createDeskKey,
  createStoreKey,
  endDeskKey,
  endStoreKey,
  findDeskKeys,
  findStoreKeys,
  rotateDeskKey,
  rotateStoreKey,
  type ApiKey,
  type Overlap,
} from '@counter/contract/integrations';
import type { KeyScope } from '@counter/contract/shared';
import { call } from '../../../lib/api.ts';
import { callWithProof, type ProofQuestion } from '../../../lib/proof.ts';
import { ofStore } from '../../../lib/resource/store-resource.ts';
import { ofDesk, ofStores } from '../integrations-resource.ts';
import { text } from './keys.text.ts';

/** What a new key is for. */
export interface KeyWish {
  readonly name: string;
  readonly scopes: KeyScope[];
  /** Null for all stores. A store's own key is for that store, whatever stands here. */
  readonly storeUrls: string[] | null;
}

interface Rotation {
  readonly apiKey: Pick<ApiKey, 'id' | 'name'>;
  readonly overlapHours: Overlap;
}

const makeQuestion = ({ name }: KeyWish): ProofQuestion => ({
  title: text.makeQuestion(name),
  submit: text.makeKey,
});

const rotateQuestion = ({ apiKey }: Rotation): ProofQuestion => ({
  title: text.rotateTitle(apiKey.name),
  submit: text.rotate,
});

/** The hooks of the current store's keys. */
export const storeKeys = {
  /** True if people choose the stores of a new key. */
  choosesStores: false,
  useKeys: ofStores.read('keys', findStoreKeys, ofStore),
  useMake: ofStores.send(({ storeId }, wish: KeyWish) =>
    callWithProof(
      createStoreKey,
      { storeId, name: wish.name, scopes: wish.scopes },
      makeQuestion(wish),
    ),
  ),
  useRotate: ofStores.send(({ storeId }, rotation: Rotation) => {
    const { apiKey, overlapHours } = rotation;
    const body = { storeId, id: apiKey.id, overlapHours };
    return callWithProof(rotateStoreKey, body, rotateQuestion(rotation));
  }),
  useEnd: ofStores.send(({ storeId }, id: number) => call(endStoreKey, { body: { storeId, id } })),
};

export type KeyHooks = Pick<typeof storeKeys, 'useKeys' | 'useMake' | 'useRotate' | 'useEnd'> & {
  readonly choosesStores: boolean;
};

/** The hooks of all keys, for the marketplace's staff. */
export const deskKeys: KeyHooks = {
  choosesStores: true,
  useKeys: ofDesk.read('keys', findDeskKeys, () => ({})),
  useMake: ofDesk.send((_all, wish: KeyWish) =>
    callWithProof(createDeskKey, wish, makeQuestion(wish)),
  ),
  useRotate: ofDesk.send((_all, rotation: Rotation) => {
    const body = { id: rotation.apiKey.id, overlapHours: rotation.overlapHours };
    return callWithProof(rotateDeskKey, body, rotateQuestion(rotation));
  }),
  useEnd: ofDesk.send((_all, id: number) => call(endDeskKey, { body: { id } })),
};
