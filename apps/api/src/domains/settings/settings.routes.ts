import {
  changeCustomerPickup,
  changeTaxRate,
  findDeliveryFees,
  findStoreAccount,
  findStoreInfo,
  findStoreLook,
  updateDeliveryFees,
  updateStoreInfo,
  updateStoreLook,
} from '@counter/contract/settings';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as delivery from './delivery-fees.service.ts';
import * as look from './store-look.service.ts';
import { plannedSettingRoutes } from './planned-settings.routes.ts';
import { plainSettingRoutes } from './plain-settings.ts';
import * as settings from './store-settings.service.ts';

/** Binds the routes of the store's settings. */
export function settingsRoutes(platform: Platform): Route[] {
  const { db, act } = platform;
  return [
    route(findStoreInfo, async ({ scope }) => ({ data: await settings.readStoreInfo(db, scope) })),
    route(updateStoreInfo, async ({ scope, body }) => ({
      data: await act(scope, (work) => settings.changeStoreInfo(work, body)),
      message: 'Store saved.',
    })),
    route(findStoreAccount, async ({ scope }) => ({ data: await settings.readAccount(db, scope) })),
    route(changeTaxRate, async ({ scope, body }) => ({
      data: await act(scope, (work) => settings.changeTax(work, body)),
      message: 'Tax rate saved.',
    })),
    route(changeCustomerPickup, async ({ scope, body }) => ({
      data: await act(scope, (work) => settings.changePickup(work, body)),
      message: 'Pickup instructions saved.',
    })),
    route(findStoreLook, async ({ scope }) => ({ data: await look.readLook(db, scope) })),
    route(updateStoreLook, async ({ scope, body }) => ({
      data: await act(scope, (work) => look.changeLook(work, body)),
      message: 'Look saved',
    })),
    ...plainSettingRoutes(platform),
    ...plannedSettingRoutes(platform),
    route(findDeliveryFees, async ({ scope }) => ({
      data: await delivery.readDeliveryFees(db, scope),
    })),
    route(updateDeliveryFees, async ({ scope, body }) => ({
      data: await act(scope, (work) => delivery.changeDeliveryFees(work, body)),
      message: 'Delivery fees saved',
    })),
  ];
}
