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
  summary: 'Answers when the store works: its week, and the days ahead that differ from it.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(storeHours),
  can: { permission: 'settings:read', whileWaiting: true, store: 'params.storeId' },
});

export const saveStoreHours = endpoint({
  method: 'POST',
  path: '/store/hours',
  summary: 'Saves the hours of the week, for pickup and delivery alike or each of their own.',
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
  summary: 'Removes days that differ: the week counts on them again.',
  body: removeExceptionRequest,
  answer: envelope(storeHours),
  can: { permission: 'hours:write', whileWaiting: true, store: 'body.storeId' },
});

export const findHoursRecord = endpoint({
  method: 'POST',
  path: '/store/hours/record',
  summary: 'Lists every change of when the store takes orders, the latest first.',
  body: hoursRecordRequest,
  answer: envelope(pageOf(hoursChange)),
  can: { permission: 'settings:read', whileWaiting: true, store: 'body.storeId' },
});

export const pauseStore = endpoint({
  method: 'POST',
  path: '/store/pause',
  summary: 'Takes no orders for a while, or changes until when; it ends by itself.',
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
  summary: 'Adds minutes to new promises for a while, or changes how many; it ends by itself.',
  body: busyRequest,
  answer: envelope(storeStatus),
  can: { permission: 'store:open', store: 'body.storeId' },
});

export const endBusy = endpoint({
  method: 'POST',
  path: '/store/busy/end',
  summary: 'Promises the usual times again before that ends by itself.',
  body: endOverrideRequest,
  answer: envelope(storeStatus),
  can: { permission: 'store:open', store: 'body.storeId' },
});
