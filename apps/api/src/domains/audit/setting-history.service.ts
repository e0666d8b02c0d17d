import {
  historyLists,
  settingHistorySize,
  type HistoryList,
  type HistoryPart,
  type SettingHistoryEntry,
} from '@counter/contract/audit';
import type { AuditAction } from '@counter/contract/registry';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { authorOf } from './audit.service.ts';
import { describeEntry, detailsOf } from './audit-words.ts';
import { findAuditRows, type AuditRow } from './audit.repository.ts';

/** Returns the latest changes of a settings part or list, newest first, with both values of each field. */
export async function findHistory(
  db: Db,
  scope: StoreScope,
  part: HistoryPart,
): Promise<SettingHistoryEntry[]> {
  const actions: readonly AuditAction[] = isList(part)
    ? historyLists[part]
    : [`settings.${part}` as const];
  const window = { after: undefined, size: settingHistorySize };
  const rows = await findAuditRows(db, scope, { actions }, window);
  return rows.map((row) => toEntry(row, scope, isList(part)));
}

function isList(part: HistoryPart): part is HistoryList {
  return Object.hasOwn(historyLists, part);
}

/** For an added or removed row of a list, the name is enough, because its fields have only one value. */
function toEntry(row: AuditRow, scope: StoreScope, ofList: boolean): SettingHistoryEntry {
  const fields = detailsOf(row, scope);
  const changed = fields.filter(
    ({ before, after }) => before !== null && after !== null && before !== after,
  );
  return {
    id: row.id,
    at: row.at.toISOString(),
    by: authorOf(row),
    // The changed fields are listed separately, each with its values.
    did: describeEntry({ ...row, before: null, after: null }, scope),
    changes: (ofList ? changed : fields).map(({ field, before, after }) => ({
      field,
      before: before ?? nothing,
      after: after ?? nothing,
    })),
  };
}

const nothing = 'nothing';
