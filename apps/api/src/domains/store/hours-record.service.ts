import { hoursRecordPageSize, type HoursChange } from '@counter/contract/store';
import type { Db } from '../../platform/db/schema.ts';
import type { KeptHours } from './kept-hours.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findRecordRows, type RecordRow } from './hours-record.repository.ts';
import { toStretch } from './hours.service.ts';

/** Returns a page of the changes of when a store takes orders, newest first. */
export async function findHoursRecord(
  db: Db,
  scope: StoreScope,
  pageNumber: number,
): Promise<{ content: HoursChange[]; totalElements: number }> {
  const size = hoursRecordPageSize;
  const { rows, total } = await findRecordRows(db, scope, { from: pageNumber * size, size });
  return { content: rows.map(toChange), totalElements: total };
}

function toChange(row: RecordRow): HoursChange {
  const change = { key: `${row.kind} ${row.id}`, at: row.at.toISOString(), by: row.by };
  switch (row.kind) {
    case 'TOGGLE':
      return { kind: row.kind, ...change, online: row.online };
    case 'PAUSE':
      return { kind: row.kind, ...change, ...overrideOf(row), reason: row.reason, note: row.note };
    case 'BUSY':
      return { kind: row.kind, ...change, ...overrideOf(row), minutes: row.minutes };
    case 'WEEK':
      return { kind: 'HOURS', ...change, before: weekOf(row.before), after: weekOf(row.after) };
    case 'ADDED':
    case 'CHANGED':
    case 'REMOVED':
      return { kind: 'EXCEPTION', ...change, done: row.kind, ...row.exception };
  }
}

function overrideOf({ until, continued, endedAt, endedBy }: Extract<RecordRow, { until: Date }>) {
  return {
    until: until.toISOString(),
    continued,
    endedAt: endedAt?.toISOString() ?? null,
    endedBy,
  };
}

function weekOf({ hours, deliveryHours }: KeptHours) {
  return {
    hours: hours.map(toStretch),
    deliveryHours: deliveryHours?.map(toStretch) ?? null,
  };
}
