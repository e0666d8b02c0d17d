import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath } from '../shared/schema.ts';
import {
  listView,
  listViewRequest,
  oneListView,
  oneOperatorView,
  operatorViewRequest,
} from './views.schemas.ts';

const views = envelope(z.array(listView));
const own = { permission: 'store:read', whileWaiting: true, store: 'body.storeId' } as const;

export const findListViews = endpoint({
  method: 'GET',
  path: '/store/views/{storeId}',
  summary: "Lists the caller's own views of the store's lists, by name.",
  params: z.object({ storeId: idInPath }),
  answer: views,
  can: { permission: 'store:read', whileWaiting: true, store: 'params.storeId' },
});

export const saveListView = endpoint({
  method: 'POST',
  path: '/store/views/save',
  summary: 'Adds or changes a view of a list, for the caller alone, and returns all of them.',
  body: listViewRequest,
  answer: views,
  can: own,
  writes: true,
});

export const removeListView = endpoint({
  method: 'POST',
  path: '/store/views/remove',
  summary: "Deletes one of the caller's views, and returns the others.",
  body: oneListView,
  answer: views,
  can: own,
  writes: true,
});

export const restoreListView = endpoint({
  method: 'POST',
  path: '/store/views/restore',
  summary: "Restores one of the caller's deleted views, and returns all of them.",
  body: oneListView,
  answer: views,
  can: own,
  writes: true,
});

export const findOperatorViews = endpoint({
  method: 'GET',
  path: '/operator/views',
  summary: "Lists the operator's own views of the marketplace's lists, by name.",
  answer: views,
  can: 'operator',
});

export const saveOperatorView = endpoint({
  method: 'POST',
  path: '/operator/views/save',
  summary:
    "Adds or changes a view of a marketplace's list, for the operator alone, and returns all.",
  body: operatorViewRequest,
  answer: views,
  can: 'operator',
  writes: true,
});

export const removeOperatorView = endpoint({
  method: 'POST',
  path: '/operator/views/remove',
  summary: "Deletes one of the operator's views, and returns the others.",
  body: oneOperatorView,
  answer: views,
  can: 'operator',
  writes: true,
});

export const restoreOperatorView = endpoint({
  method: 'POST',
  path: '/operator/views/restore',
  summary: "Restores one of the operator's deleted views, and returns all of them.",
  body: oneOperatorView,
  answer: views,
  can: 'operator',
  writes: true,
});
