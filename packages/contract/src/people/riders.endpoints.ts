import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, idInPath } from '../shared/schema.ts';
import { rider, riderDutyRequest, riderNamed, riderRequest } from './riders.schemas.ts';

const writes = { permission: 'people:write', store: 'body.storeId' } as const;

export const findRiders = endpoint({
  method: 'GET',
  path: '/merchant/store/riders/{storeId}',
  summary: 'Lists the riders of the store by name.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(z.array(rider)),
  can: { permission: 'store:read', store: 'params.storeId' },
});

export const saveRider = endpoint({
  method: 'POST',
  path: '/merchant/store/rider/save',
  summary: 'Adds or changes a rider and returns their id.',
  body: riderRequest,
  answer: envelope(id),
  can: writes,
  idempotency: 'accepted',
});

export const updateRiderDuty = endpoint({
  method: 'POST',
  path: '/merchant/store/rider/duty',
  summary: 'Sets whether a rider is on duty.',
  body: riderDutyRequest,
  answer: envelope(rider),
  can: { permission: 'orders:move', store: 'body.storeId' },
});

export const removeRider = endpoint({
  method: 'POST',
  path: '/merchant/store/rider/remove',
  summary: 'Removes a rider; orders keep their name.',
  body: riderNamed,
  answer: envelope(id),
  can: writes,
});

export const restoreRider = endpoint({
  method: 'POST',
  path: '/merchant/store/rider/restore',
  summary: 'Restores a removed rider, off duty.',
  body: riderNamed,
  answer: envelope(id),
  can: writes,
});
