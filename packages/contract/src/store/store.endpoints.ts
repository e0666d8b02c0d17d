import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { newSignIn } from '../auth/open-session.schemas.ts';
import { envelope, idInPath } from '../shared/schema.ts';
import { business, storeOnlineRequest, storeStatus } from './store.schemas.ts';

export const findBusinesses = endpoint({
  method: 'GET',
  path: '/business/list/{id}',
  summary:
    "Lists the signed-in user's stores, and the sign-ins they haven't confirmed. `id` is the user's.",
  params: z.object({ id: idInPath }),
  answer: z.extend(envelope(z.array(business)), { newSignIns: z.array(newSignIn) }),
  can: 'signedIn',
});

export const findStoreStatus = endpoint({
  method: 'GET',
  path: '/store/status/online/{storeId}',
  summary: 'Gets whether the store is open, until when, and if not, why.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(storeStatus),
  can: { permission: 'store:read', whileWaiting: true, store: 'params.storeId' },
});

export const updateStoreStatus = endpoint({
  method: 'POST',
  path: '/store/status/online',
  summary: 'Opens or closes the store; every change is kept with who made it.',
  body: storeOnlineRequest,
  answer: envelope(storeStatus),
  can: { permission: 'store:open', store: 'body.id' },
});
