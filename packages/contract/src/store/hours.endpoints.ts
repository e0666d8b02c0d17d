import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath, pageOf } from '../shared/schema.ts';
import { hoursChange } from './hours-record.schemas.ts';
import {
  busyRequest,
  endOverrideRequest,
  exceptionRequest,
  hoursRecordRequest,
  pauseRequest,
  removeExceptionRequest,
  saveHoursRequest,
  storeHours,
} from './hours.schemas.ts';
import { storeStatus } from './store.schemas.ts';

export const findStoreHours = endpoint({
  method: 'GET',
  path: '/store/hours/{storeId}',
  summary: "Gets the store's hours: its week, and the days ahead that differ from it.",
  params: z.object({ storeId: idInPath }),
  answer: envelope(storeHours),
  can: { permission: 'settings:read', whileWaiting: true, store: 'params.storeId' },
});

export const saveStoreHours = endpoint({
  method: 'POST',
  path: '/store/hours',
  summary: 'Saves the hours of the week, for pickup and delivery together or separately.',
  body: saveHoursRequest,
  answer: envelope(storeHours),
  can: { permission: 'hours:write', whileWaiting: true, store: 'body.storeId' },
});

export const saveHoursException = endpoint({
  method: 'POST',
  path: '/store/hours/exception',
  summary: 'Saves days that differ from the week: closed, or with other hours.',
  body: exceptionRequest,
  answer: envelope(storeHours),
  can: { permission: 'hours:write', whileWaiting: true, store: 'body.storeId' },
});

export const removeHoursException = endpoint({
  method: 'POST',
  path: '/store/hours/exception/remove',
  summary: 'Removes days that differ; the hours of the week apply to them again.',
  body: removeExceptionRequest,
  answer: envelope(storeHours),
  can: { permission: 'hours:write', whileWaiting: true, store: 'body.storeId' },
});

export const findHoursRecord = endpoint({
  method: 'POST',
  path: '/store/hours/record',
  summary: 'Lists every opening and closing of the store, the latest first.',
  body: hoursRecordRequest,
  answer: envelope(pageOf(hoursChange)),
  can: { permission: 'settings:read', whileWaiting: true, store: 'body.storeId' },
});

export const pauseStore = endpoint({
  method: 'POST',
  path: '/store/pause',
  summary: 'Pauses the store for a while, or changes until when; the pause ends automatically.',
  body: pauseRequest,
  answer: envelope(storeStatus),
  can: { permission: 'store:open', store: 'body.storeId' },
});

export const endPause = endpoint({
  method: 'POST',
  path: '/store/pause/end',
  summary: 'Ends a pause before its time.',
  body: endOverrideRequest,
  answer: envelope(storeStatus),
  can: { permission: 'store:open', store: 'body.storeId' },
});

export const setBusy = endpoint({
  method: 'POST',
  path: '/store/busy',
  summary: 'Adds prep time to new orders for a while, or changes how much; it ends automatically.',
  body: busyRequest,
  answer: envelope(storeStatus),
  can: { permission: 'store:open', store: 'body.storeId' },
});

export const endBusy = endpoint({
  method: 'POST',
  path: '/store/busy/end',
  summary: 'Ends the added prep time early.',
  body: endOverrideRequest,
  answer: envelope(storeStatus),
  can: { permission: 'store:open', store: 'body.storeId' },
});
