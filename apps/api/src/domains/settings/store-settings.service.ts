import type {
  CustomerPickupRequest,
  StoreAccount,
  StoreInfo,
  StoreInfoRequest,
  TaxRateRequest,
} from '@counter/contract/settings';
import { toTaxPercent, toTaxRate } from '@counter/contract/shared';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { findSettings, findStoreInfo, notifyOpenScreens, updateStoreInfo } from '../store/index.ts';
import { changeColumns, changeSettings } from './change-settings.ts';
import { findSettingVersion } from './setting-versions.repository.ts';

/** Returns the store's public information. */
export async function readStoreInfo(db: Db | Tx, scope: StoreScope): Promise<StoreInfo> {
  const version = await findSettingVersion(db, scope, 'info');
  return { ...(await findStoreInfo(db, scope)), ...version };
}

/** Changes the public information, but not the web address. @throws ProblemError CHANGED_MEANWHILE */
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

/** Returns the tax rate and the pickup instructions for customers. */
export async function readAccount(db: Db | Tx, scope: StoreScope): Promise<StoreAccount> {
  const kept = await findSettings(db, scope, ['taxRate', 'pickupInstructions']);
  const { taxRate, pickupInstructions } = kept;
  const tax = await findSettingVersion(db, scope, 'tax');
  const pickup = await findSettingVersion(db, scope, 'pickup');
  return { taxRate: toTaxPercent(taxRate), pickupInstructions, tax, pickup };
}

/** Changes the tax rate for future orders. @throws ProblemError CHANGED_MEANWHILE */
export async function changeTax(
  work: Work,
  { olVersion, storeTaxRate }: TaxRateRequest,
): Promise<StoreAccount> {
  await changeColumns(work, 'tax', olVersion, { taxRate: toTaxRate(storeTaxRate) });
  return readAccount(work.tx, work.scope);
}

/** Changes the pickup instructions for customers. @throws ProblemError CHANGED_MEANWHILE */
export async function changePickup(
  work: Work,
  { olVersion, pickupInstructions }: CustomerPickupRequest,
): Promise<StoreAccount> {
  await changeColumns(work, 'pickup', olVersion, { pickupInstructions });
  return readAccount(work.tx, work.scope);
}
