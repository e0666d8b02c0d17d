import type { SettingChange, SettingPart } from '@counter/contract/settings';
import { sql } from 'kysely';
import type { Db, Tx, Work } from './settings.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Returns the version of a part, with its author. */
export async function findSettingVersion(
  db: Db | Tx,
  { storeId }: StoreScope,
  part: SettingPart,
): Promise<SettingChange> {
  const row = await db
    .selectFrom('settingVersions')
    .where('storeId', '=', storeId)
    .where('part', '=', part)
    .select(['version', 'changedBy', 'changedAt'])
    .executeTakeFirst();
  if (!row) return { olVersion: 0, changedBy: null, changedAt: null };
  return {
    olVersion: row.version,
    changedBy: row.changedBy,
    changedAt: row.changedAt.toISOString(),
  };
}

/** Increments a part's version and saves the current actor as its author. */
export async function raiseSettingVersion(
  { tx, scope, at }: Work,
  part: SettingPart,
): Promise<void> {
  await sql`
    insert into setting_versions (store_id, part, version, changed_by, changed_at)
    values (${scope.storeId}, ${part}, 1, ${scope.actor.name}, ${at})
    on conflict (store_id, part) do update set version = setting_versions.version + 1,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at`.execute(tx);
}
