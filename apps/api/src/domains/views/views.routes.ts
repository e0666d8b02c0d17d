import {
  findListViews,
  removeListView,
  restoreListView,
  saveListView,
} from '@counter/contract/views';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as views from './views.service.ts';

/** Every call of the views domain. */
export function viewRoutes({ act, db }: Platform): Route[] {
  return [
    route(findListViews, async ({ scope }) => ({ data: await views.findViews(db, scope) })),
    route(saveListView, async ({ scope, body, request }) => ({
      data: await act(scope, (work) => views.saveView(work, body, request.idempotencyKey)),
    })),
    route(removeListView, async ({ scope, body }) => ({
      data: await act(scope, (work) => views.removeView(work, body.id)),
    })),
    route(restoreListView, async ({ scope, body }) => ({
      data: await act(scope, (work) => views.restoreView(work, body.id)),
    })),
  ];
}
