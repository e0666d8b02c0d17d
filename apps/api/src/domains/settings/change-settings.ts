import { settingParts, type SettingPart } from '@counter/contract/settings';
import { differenceOf } from '../../platform/kernel/difference.ts';
import { checkVersion } from '../../platform/events/check-version.ts';
import type { Work } from '../../platform/events/work.ts';
import { findSettings, lockSettings, updateSettings, type SettingColumn } from '../store/index.ts';
import { findSettingVersion, raiseSettingVersion } from './setting-versions.repository.ts';

type Change<Facts> = {
  readonly part: SettingPart;
  /** The version that the form was opened with; undefined to overwrite any version. */
  readonly olVersion: number | undefined;
  readonly read: () => Promise<Facts>;
  readonly after: Facts;
  readonly write: () => Promise<void>;
};

/**
 * Changes one part of a store's settings and audits it. Returns whether anything changed.
 * @throws ProblemError CHANGED_MEANWHILE (says who changed it and when)
 */
export async function changeSettings<Facts extends object>(
  work: Work,
  { part, olVersion, read, after, write }: Change<Facts>,
): Promise<boolean> {
  const { tx, scope, audit } = work;
  await lockSettings(tx, scope);
  const difference = differenceOf(await read(), after);
  if (!difference) return false;
  if (olVersion !== undefined) await checkPart(work, part, olVersion);
  await write();
  await noteSettingChange(work, part);
  audit({
    action: `settings.${part}`,
    entity: 'store',
    entityId: scope.storeId,
    subject: scope.storeName,
    ...difference,
  });
  return true;
}

/**
 * Increments the version of a part that was changed outside its form, such as by a link in a mail, so that open forms
 * become stale.
 */
export async function noteSettingChange(work: Work, part: SettingPart): Promise<void> {
  await raiseSettingVersion(work, part);
  work.emit({ kind: 'settings.changed' });
}

async function checkPart(work: Work, part: SettingPart, olVersion: number): Promise<void> {
  const { tx, scope, at } = work;
  const stored = await findSettingVersion(tx, scope, part);
  const name = settingParts[part];
  const edited = {
    name: scope.storeName,
    changes: name === null ? [] : [name],
    olVersion: stored.olVersion,
    changedBy: stored.changedBy ?? 'Someone',
    changedAt: stored.changedAt ? new Date(stored.changedAt) : at,
  };
  await checkVersion(edited, olVersion, work);
}

type Row = Awaited<ReturnType<typeof findSettings<Exclude<SettingColumn, 'deliveryFees'>>>>;

/**
 * Changes a part that is stored in columns of `store_settings`.
 * @throws ProblemError CHANGED_MEANWHILE (says who changed it and when)
 */
export async function changeColumns(
  work: Work,
  part: SettingPart,
  olVersion: number | undefined,
  after: Readonly<Partial<Row>>,
): Promise<void> {
  const { tx, scope } = work;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object
  const columns = Object.keys(after) as (keyof Row)[];
  await changeSettings(work, {
    part,
    olVersion,
    read: () => findSettings(tx, scope, columns),
    after,
    write: () => updateSettings(tx, scope, after),
  });
}
