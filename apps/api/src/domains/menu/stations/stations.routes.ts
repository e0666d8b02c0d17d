import {
  findStations,
  orderStations,
  removeStation,
  restoreStation,
  saveStation,
} from '@counter/contract/menu';
import { route, type Route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as stations from './stations.service.ts';

/** Routes of kitchen stations. */
export function stationRoutes({ db, act }: Platform): Route[] {
  return [
    route(findStations, async ({ scope }) => ({ data: await stations.findStations(db, scope) })),
    route(saveStation, async ({ scope, body, request }) => ({
      data: await act(scope, (work) => stations.saveStation(work, body, request.idempotencyKey)),
      message: body.id === 0 ? 'Station added' : 'Station saved',
    })),
    route(orderStations, async ({ scope, body }) => ({
      data: await act(scope, (work) => stations.orderStations(work, body.stationIds)),
    })),
    route(removeStation, async ({ scope, body }) => ({
      data: await act(scope, (work) => stations.removeStation(work, body.id)),
    })),
    route(restoreStation, async ({ scope, body }) => ({
      data: await act(scope, (work) => stations.restoreStation(work, body.id)),
    })),
  ];
}
