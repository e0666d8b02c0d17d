import {
  changeCustomerPickup,
  changeTaxRate,
  findDeliveryFees,
  findStoreAccount,
  findStoreInfo,
  findStoreOrdering,
  findUnpaidLimits,
  updateDeliveryFees,
  updateStoreInfo,
  updateStoreOrdering,
  updateUnpaidLimits,
} from '@counter/contract/settings';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as delivery from './delivery-fees.service.ts';
import * as settings from './store-settings.service.ts';
import * as unpaid from './unpaid-limits.service.ts';

/** Every call about the settings of a store. */
export function settingsRoutes({ db, act }: Platform): Route[] {
  return [
    route(findStoreInfo, async ({ scope }) => ({ data: await settings.readStoreInfo(db, scope) })),
    route(updateStoreInfo, async ({ scope, body }) => ({
      data: await act(scope, (work) => settings.changeStoreInfo(work, body)),
      message: 'Store is updated successfully',
    })),
    route(findStoreAccount, async ({ scope }) => ({ data: await settings.readAccount(db, scope) })),
    route(changeTaxRate, async ({ scope, body }) => ({
      data: await act(scope, (work) => settings.changeTax(work, body)),
      message: 'Tax rate is changed successfully',
    })),
    route(changeCustomerPickup, async ({ scope, body }) => ({
      data: await act(scope, (work) => settings.changePickup(work, body)),
      message: 'Pickup instructions are changed successfully',
    })),
    route(findStoreOrdering, async ({ scope }) => ({
      data: await settings.readOrdering(db, scope),
    })),
    route(updateStoreOrdering, async ({ scope, body }) => ({
      data: await act(scope, (work) => settings.changeOrdering(work, body)),
      message: 'Changes saved',
    })),
    route(findUnpaidLimits, async ({ scope }) => ({
      data: await unpaid.readUnpaidLimits(db, scope),
    })),
    route(updateUnpaidLimits, async ({ scope, body }) => ({
      data: await act(scope, (work) => unpaid.changeUnpaidLimits(work, body)),
      message: 'Changes saved',
    })),
    route(findDeliveryFees, async ({ scope }) => ({
      data: await delivery.readDeliveryFees(db, scope),
    })),
    route(updateDeliveryFees, async ({ scope, body }) => ({
      data: await act(scope, (work) => delivery.changeDeliveryFees(work, body)),
      message: 'Delivery fees saved',
    })),
  ];
}
