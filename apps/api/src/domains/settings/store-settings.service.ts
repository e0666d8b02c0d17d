import type {
  CustomerPickupRequest,
  StoreAccount,
  StoreInfo,
  StoreInfoRequest,
  StoreOrdering,
  StoreOrderingRequest,
  TaxRateRequest,
} from '@counter/contract/settings';
import { deliveryMethods } from '@counter/contract/orders';
import { toTaxPercent, toTaxRate } from '@counter/contract/shared';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import {
  findAccount,
  findOrdering,
  findStoreInfo,
  notifyOpenScreens,
  updateAccount,
  updateOrdering,
  updateStoreInfo,
} from '../store/index.ts';
import { changeSettings } from './change-settings.ts';
import { findSettingVersion } from './setting-versions.repository.ts';

/** Returns the store's public information. */
export async function readStoreInfo(db: Db | Tx, scope: StoreScope): Promise<StoreInfo> {
  const version = await findSettingVersion(db, scope, 'info');
  return { ...(await findStoreInfo(db, scope)), ...version };
}

/** Changes it; its weblink stays. @throws ProblemError CHANGED_MEANWHILE */
export async function changeStoreInfo(
  work: Work,
  { olVersion, name, address, phoneNumber, website, description }: StoreInfoRequest,
): Promise<StoreInfo> {
  const { tx, scope } = work;
  const after = { name, address, phoneNumber, website, description };
  const changed = await changeSettings(work, {
    part: 'info',
    olVersion,
    read: () => findStoreInfo(tx, scope),
    after,
    write: () => updateStoreInfo(tx, scope, after),
  });
  if (changed) await notifyOpenScreens(work, 'INFO');
  return readStoreInfo(tx, scope);
}

/** The tax rate, and what customers are told who pick up. */
export async function readAccount(db: Db | Tx, scope: StoreScope): Promise<StoreAccount> {
  const { taxRate, pickupInstructions } = await findAccount(db, scope);
  const tax = await findSettingVersion(db, scope, 'tax');
  const pickup = await findSettingVersion(db, scope, 'pickup');
  return { taxRate: toTaxPercent(taxRate), pickupInstructions, tax, pickup };
}

/** Taxes orders at another rate from the next one on. @throws ProblemError CHANGED_MEANWHILE */
export async function changeTax(
  work: Work,
  { olVersion, storeTaxRate }: TaxRateRequest,
): Promise<StoreAccount> {
  const { tx, scope } = work;
  const after = { taxRate: toTaxRate(storeTaxRate) };
  await changeSettings(work, {
    part: 'tax',
    olVersion,
    read: async () => ({ taxRate: (await findAccount(tx, scope)).taxRate }),
    after,
    write: () => updateAccount(tx, scope, after),
  });
  return readAccount(tx, scope);
}

/** Tells customers who pick up something else. @throws ProblemError CHANGED_MEANWHILE */
export async function changePickup(
  work: Work,
  { olVersion, pickupInstructions }: CustomerPickupRequest,
): Promise<StoreAccount> {
  const { tx, scope } = work;
  const after = { pickupInstructions };
  await changeSettings(work, {
    part: 'pickup',
    olVersion,
    read: async () => {
      const present = await findAccount(tx, scope);
      return { pickupInstructions: present.pickupInstructions };
    },
    after,
    write: () => updateAccount(tx, scope, after),
  });
  return readAccount(tx, scope);
}

/** Returns the ordering settings. */
export async function readOrdering(db: Db | Tx, scope: StoreScope): Promise<StoreOrdering> {
  const version = await findSettingVersion(db, scope, 'ordering');
  const facts = await findOrdering(db, scope);
  return { ...facts, deliveryMethods: [...facts.deliveryMethods], ...version };
}

/** Changes how orders come in from the next one on. @throws ProblemError CHANGED_MEANWHILE */
export async function changeOrdering(
  work: Work,
  { olVersion, ...request }: StoreOrderingRequest,
): Promise<StoreOrdering> {
  const { tx, scope } = work;
  const { minimumOrder, preparationMinutes, orderExpiry, expiryMinutes } = request;
  const after = {
    minimumOrder,
    // In one order, each once, however they were sent.
    deliveryMethods: deliveryMethods.filter((method) => request.deliveryMethods.includes(method)),
    preparationMinutes,
    orderExpiry,
    expiryMinutes,
  };
  await changeSettings(work, {
    part: 'ordering',
    olVersion,
    read: () => findOrdering(tx, scope),
    after,
    write: () => updateOrdering(tx, scope, after),
  });
  return readOrdering(tx, scope);
}
