import type { StoreLook, StoreLookRequest } from '@counter/contract/settings';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Work } from '../../platform/events/work.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { claimPictures } from '../files/index.ts';
import { findLook, notifyOpenScreens, updateLook } from '../store/index.ts';
import { changeSettings } from './change-settings.ts';
import { findSettingVersion } from './setting-versions.repository.ts';

/** Returns the look of a store's web store. */
export async function readLook(db: Db | Tx, scope: StoreScope): Promise<StoreLook> {
  const version = await findSettingVersion(db, scope, 'look');
  return { ...(await findLook(db, scope)), ...version };
}

/**
 * Changes the look, and claims new images so that they are kept.
 * @throws ProblemError CHANGED_MEANWHILE, INVALID_FIELDS for a deleted image
 */
export async function changeLook(
  work: Work,
  { olVersion, brandColor, coverImage, logo }: StoreLookRequest,
): Promise<StoreLook> {
  const { tx, scope } = work;
  const after = { brandColor, coverImage, logo };
  const changed = await changeSettings(work, {
    part: 'look',
    olVersion,
    read: () => findLook(tx, scope),
    after,
    write: async () => {
      const before = await findLook(tx, scope);
      await claim(work, 'coverImage', [before.coverImage, coverImage]);
      await claim(work, 'logo', [before.logo, logo]);
      await updateLook(tx, scope, after);
    },
  });
  // Open screens show the logo in their list of stores.
  if (changed) await notifyOpenScreens(work, 'INFO');
  return readLook(tx, scope);
}

type Change = readonly [before: string | null, after: string | null];

async function claim(
  { tx, scope, at }: Work,
  field: 'coverImage' | 'logo',
  [before, after]: Change,
): Promise<void> {
  if (after === null || after === before || scope.actor.kind !== 'user') return;
  await claimPictures(tx, scope.actor.id, [after], at, field);
}
