import { differenceOf } from '../../platform/kernel/difference.ts';
import { checkVersion } from '../../platform/events/check-version.ts';
import type { Work } from '../../platform/events/work.ts';
import { lockSettings } from '../store/index.ts';
import {
  findSettingVersion,
  raiseSettingVersion,
  type SettingPart,
} from './setting-versions.repository.ts';

type Change<Facts> = {
  readonly part: SettingPart;
  /** The state it was opened with; undefined where the last word stands. */
  readonly olVersion: number | undefined;
  readonly read: () => Promise<Facts>;
  readonly after: Facts;
  readonly write: () => Promise<void>;
};

/** The parts as people call them; the store's information is the store itself. */
const called: Readonly<Record<SettingPart, readonly string[]>> = {
  info: [],
  tax: ['tax rate'],
  pickup: ['pickup instructions'],
  ordering: ['order settings'],
  delivery: ['delivery fees'],
  unpaid: ['limits on unpaid orders'],
};

/**
 * Changes one part of a store's settings. What changes nothing is not recorded. Answers whether
 * something changed.
 * @throws ProblemError CHANGED_MEANWHILE (says who changed it and when)
 */
export async function changeSettings<Facts extends object>(
  work: Work,
  { part, olVersion, read, after, write }: Change<Facts>,
): Promise<boolean> {
  const { tx, scope, emit, audit } = work;
  await lockSettings(tx, scope);
  const difference = differenceOf(await read(), after);
  if (!difference) return false;
  if (olVersion !== undefined) await checkPart(work, part, olVersion);
  await write();
  await raiseSettingVersion(work, part);
  audit({
    action: `settings.${part}`,
    entity: 'store',
    entityId: scope.storeId,
    subject: scope.storeName,
    ...difference,
  });
  emit({ kind: 'settings.changed' });
  return true;
}

async function checkPart(work: Work, part: SettingPart, olVersion: number): Promise<void> {
  const { tx, scope, at } = work;
  const stored = await findSettingVersion(tx, scope, part);
  const edited = {
    name: scope.storeName,
    changes: called[part],
    olVersion: stored.olVersion,
    changedBy: stored.changedBy ?? 'Someone',
    changedAt: stored.changedAt ? new Date(stored.changedAt) : at,
  };
  checkVersion(edited, olVersion, work);
}
