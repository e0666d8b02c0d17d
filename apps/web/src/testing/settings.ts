import { findBlockedCustomers } from '@counter/contract/customers';
import {
  findAutomaticAcceptance,
  findPlannedSettings,
  findDeliveryFees,
  findHandoffSetting,
  findStoreAccount,
  findStoreInfo,
  findStoreLook,
  findStoreOrdering,
  findUnpaidLimits,
} from '@counter/contract/settings';
import { findBusinesses, type Business } from '@counter/contract/store';
import type { FakeServer } from '@counter/contract/testing';
import { aBusiness, openStore } from './store.ts';

/** The version of settings that have never been changed. */
const unchanged = { olVersion: 0, changedBy: null, changedAt: null };

const info = {
  name: aBusiness().name,
  address: '12 Quay Street',
  phoneNumber: '+1 212 555 0101',
  website: 'https://cedar.test',
  description: '',
  ...unchanged,
};

const ordering = {
  minimumOrder: 1500,
  deliveryMethods: ['PICKUP' as const],
  preparationMinutes: 25,
  orderExpiry: 'AFTER_CLOCK' as const,
  expiryMinutes: 10,
  ...unchanged,
};

const flat = { kind: 'FLAT' as const, fee: 499, freeFrom: null };

/** The store's tax rate and pickup instructions. */
export const account = {
  taxRate: 8.875,
  pickupInstructions: 'Ring at the side door.',
  tax: unchanged,
  pickup: unchanged,
};

/** The look of a store with default settings. */
export const look = { brandColor: null, coverImage: null, logo: null, ...unchanged };

/** Opens a store whose settings are all readable, as a person with the given role. */
export function openSettings(role: Business['role'] = 'owner'): FakeServer {
  const limits = { maxOpenOrders: 3, maxOpenValue: 30_000, confirmAbove: 10_000 };
  const fees = { zipCode: '11201', direct: flat, pooled: flat };
  return openStore()
    .on(findBusinesses, { data: [aBusiness({ role })], message: '', newSignIns: [] })
    .on(findStoreInfo, { data: info })
    .on(findStoreLook, { data: look })
    .on(findStoreOrdering, { data: ordering })
    .on(findStoreAccount, { data: account })
    .on(findAutomaticAcceptance, { data: { acceptAutomatically: false, ...unchanged } })
    .on(findHandoffSetting, { data: { askHandoffCode: false, ...unchanged } })
    .on(findDeliveryFees, { data: { ...fees, ...unchanged } })
    .on(findPlannedSettings, { data: [] })
    .on(findUnpaidLimits, { data: { ...limits, ...unchanged } })
    .on(findBlockedCustomers, { data: { content: [], totalElements: 0 } });
}
