import { settingHistorySize, type SettingHistoryEntry } from '@counter/contract/audit';
import type { SettingPart } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { authorOf } from './audit.service.ts';
import { detailsOf } from './audit-words.ts';
import { findAuditRows, type AuditRow } from './audit.repository.ts';

/** Returns the last changes of a part of the settings, the newest first, with both values of each field. */
export async function findHistory(
  db: Db,
  scope: StoreScope,
  part: SettingPart,
): Promise<SettingHistoryEntry[]> {
  const wanted = { actions: [`settings.${part}`] } as const;
  const window = { after: undefined, size: settingHistorySize };
  const rows = await findAuditRows(db, scope, wanted, window);
  return rows.map((row) => toEntry(row, scope));
}

function toEntry(row: AuditRow, scope: StoreScope): SettingHistoryEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    by: authorOf(row),
    changes: detailsOf(row, scope).map(({ field, before, after }) => ({
      field,
      before: before ?? nothing,
      after: after ?? nothing,
    })),
  };
}

const nothing = 'nothing';
