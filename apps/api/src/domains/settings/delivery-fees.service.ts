import type { DeliveryFeeSettings, DeliveryFeesRequest } from '@counter/contract/settings';
import { deliveryFees, type DeliveryFees } from '@counter/contract/store';
import { z } from 'zod/mini';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { isKnownZip, zipIn } from './zip-distance.ts';
import { refusedField } from '../../platform/kernel/problem.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { findSettings, findStoreInfo, updateSettings } from '../store/index.ts';
import { changeSettings } from './change-settings.ts';
import { findSettingVersion } from './setting-versions.repository.ts';

/** Returns the delivery fees. Suggests the store's address as the point to measure from. */
export async function readDeliveryFees(
  db: Db | Tx,
  scope: StoreScope,
): Promise<DeliveryFeeSettings> {
  const version = await findSettingVersion(db, scope, 'delivery');
  const fees = await findDeliveryFees(db, scope);
  const { address } = await findStoreInfo(db, scope);
  return { ...fees, zipCode: fees.zipCode || (zipIn(address) ?? ''), ...version };
}

/**
 * Changes the delivery fees for future orders.
 * @throws ProblemError CHANGED_MEANWHILE, INVALID_FIELDS for an unknown ZIP code
 */
export async function changeDeliveryFees(
  work: Work,
  { olVersion, zipCode, direct, pooled }: DeliveryFeesRequest,
): Promise<DeliveryFeeSettings> {
  const { tx, scope } = work;
  await refuseUnknownZip(zipCode);
  const after = { zipCode, direct, pooled };
  await changeSettings(work, {
    part: 'delivery',
    olVersion,
    read: () => findDeliveryFees(tx, scope),
    after,
    write: () => updateSettings(tx, scope, { deliveryFees: JSON.stringify(after) }),
  });
  return readDeliveryFees(tx, scope);
}

/** Returns the fees with their fields in the order of the contract, so that equal fees compare as equal. */
export async function findDeliveryFees(db: Db | Tx, scope: StoreScope): Promise<DeliveryFees> {
  const kept = await findSettings(db, scope, ['deliveryFees']);
  return z.parse(deliveryFees, kept.deliveryFees);
}

/** Rejects an unknown ZIP code. @throws ProblemError INVALID_FIELDS */
export async function refuseUnknownZip(zipCode: string): Promise<void> {
  if (zipCode === '' || (await isKnownZip(zipCode))) return;
  throw refusedField('zipCode', 'Enter a ZIP code that we can deliver to');
}
