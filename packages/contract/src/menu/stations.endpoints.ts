import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath } from '../shared/schema.ts';
import {
  station,
  stationOrderRequest,
  stationRemoval,
  stationRequest,
} from './stations.schemas.ts';

const writes = { permission: 'menu:write', whileWaiting: true, store: 'body.storeId' } as const;
const allStations = envelope(z.array(station));

export const findStations = endpoint({
  method: 'GET',
  path: '/store/stations/{storeId}',
  summary: "Lists a store's kitchen stations in their order, with what is made at each.",
  params: z.object({ storeId: idInPath }),
  answer: allStations,
  can: { permission: 'menu:read', whileWaiting: true, store: 'params.storeId' },
});

export const saveStation = endpoint({
  method: 'POST',
  path: '/store/station',
  summary: 'Adds or changes a kitchen station and its categories, and returns all stations.',
  body: stationRequest,
  answer: allStations,
  can: writes,
  idempotency: 'accepted',
});

export const orderStations = endpoint({
  method: 'POST',
  path: '/store/stations/order',
  summary: 'Reorders the kitchen stations of a store.',
  body: stationOrderRequest,
  answer: allStations,
  can: writes,
});

export const removeStation = endpoint({
  method: 'POST',
  path: '/store/station/remove',
  summary: 'Deletes a kitchen station. Its categories have no station until it is restored.',
  body: stationRemoval,
  answer: allStations,
  can: writes,
});

export const restoreStation = endpoint({
  method: 'POST',
  path: '/store/station/restore',
  summary: 'Restores a deleted kitchen station with the categories that it had.',
  body: stationRemoval,
  answer: allStations,
  can: writes,
});
