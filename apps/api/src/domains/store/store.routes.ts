import { findBusinesses, findStoreStatus, updateStoreStatus } from '@counter/contract/store';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { findNewSignIns } from '../auth/index.ts';
import { findStatus } from './opening.service.ts';
import * as store from './store.service.ts';

export function storeRoutes(platform: Platform): Route[] {
  return [
    route(findBusinesses, async ({ session, params }) => {
      const [data, newSignIns] = await Promise.all([
        store.findBusinesses(platform, session, params.id),
        findNewSignIns(platform, session),
      ]);
      return { data, newSignIns };
    }),
    route(findStoreStatus, async ({ scope }) => ({
      data: await findStatus(platform.db, scope.storeId, platform.clock.now()),
    })),
    route(updateStoreStatus, async ({ scope, body }) => ({
      data: await store.updateStatus(platform, scope, body.online),
      message: body.online ? 'Store is open' : 'Store is closed',
    })),
  ];
}
