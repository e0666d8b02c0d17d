import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, idInPath } from '../shared/schema.ts';
import {
  apiKeyList,
  operatorKeyRequest,
  madeApiKey,
  oneOperatorKey,
  oneStoreKey,
  rotateOperatorKeyRequest,
  rotateStoreKeyRequest,
  storeKeyRequest,
} from './api-keys.schemas.ts';

const writes = { permission: 'integrations:write', store: 'body.storeId' } as const;

export const findStoreKeys = endpoint({
  method: 'GET',
  path: '/merchant/store/api-keys/{storeId}',
  summary: 'Lists the API keys of this store.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(apiKeyList),
  can: { permission: 'integrations:read', store: 'params.storeId' },
});

export const createStoreKey = endpoint({
  method: 'POST',
  path: '/merchant/store/api-key',
  summary: "Creates an API key for a store, with the caller's proof. It is shown only once.",
  body: storeKeyRequest,
  answer: envelope(madeApiKey),
  can: writes,
  proof: 'required',
});

export const rotateStoreKey = endpoint({
  method: 'POST',
  path: '/merchant/store/api-key/rotate',
  summary: "Gives a store's API key a new secret. The old one keeps working for the overlap.",
  body: rotateStoreKeyRequest,
  answer: envelope(madeApiKey),
  can: writes,
  proof: 'required',
});

export const endStoreKey = endpoint({
  method: 'POST',
  path: '/merchant/store/api-key/end',
  summary: "Ends a store's API key immediately.",
  body: oneStoreKey,
  answer: envelope(id),
  can: writes,
});

export const findOperatorKeys = endpoint({
  method: 'GET',
  path: '/operator/api-keys',
  summary: 'Lists the API keys of the marketplace and of all stores.',
  answer: envelope(apiKeyList),
  can: 'operator',
});

export const createOperatorKey = endpoint({
  method: 'POST',
  path: '/operator/api-key',
  summary: "Creates an API key for all stores or some, with the operator's proof.",
  body: operatorKeyRequest,
  answer: envelope(madeApiKey),
  can: 'operator',
  proof: 'required',
});

export const rotateOperatorKey = endpoint({
  method: 'POST',
  path: '/operator/api-key/rotate',
  summary: 'Gives an API key a new secret. The old one keeps working for the overlap.',
  body: rotateOperatorKeyRequest,
  answer: envelope(madeApiKey),
  can: 'operator',
  proof: 'required',
});

export const endOperatorKey = endpoint({
  method: 'POST',
  path: '/operator/api-key/end',
  summary: 'Ends an API key immediately.',
  body: oneOperatorKey,
  answer: envelope(id),
  can: 'operator',
});
