import type { UnpaidLimits, UnpaidLimitsRequest } from '@counter/contract/settings';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { findUnpaidLimits, updateUnpaidLimits } from '../store/index.ts';
import { changeSettings } from './change-settings.ts';
import { findSettingVersion } from './setting-versions.repository.ts';

/** Returns what one customer of the web store may have open without having paid. */
export async function readUnpaidLimits(db: Db | Tx, scope: StoreScope): Promise<UnpaidLimits> {
  const version = await findSettingVersion(db, scope, 'unpaid');
  return { ...(await findUnpaidLimits(db, scope)), ...version };
}

/** Changes it from the next order on. @throws ProblemError CHANGED_MEANWHILE */
export async function changeUnpaidLimits(
  work: Work,
  { olVersion, maxOpenOrders, maxOpenValue, confirmAbove }: UnpaidLimitsRequest,
): Promise<UnpaidLimits> {
  const { tx, scope } = work;
  const after = { maxOpenOrders, maxOpenValue, confirmAbove };
  await changeSettings(work, {
    part: 'unpaid',
    olVersion,
    read: () => findUnpaidLimits(tx, scope),
    after,
    write: () => updateUnpaidLimits(tx, scope, after),
  });
  return readUnpaidLimits(tx, scope);
}
