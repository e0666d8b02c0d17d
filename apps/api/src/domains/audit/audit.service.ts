import {
  auditPageSize,
  type AuditEntry,
  type AuditEntryDetail,
  type AuditFilter,
} from '@counter/contract/audit';
import { auditActions } from '@counter/contract/registry';
import { boundsOfDay, minuteCell, type Cell } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { TableFile } from '../../platform/http/table-file.ts';
import type { Lines } from '../../platform/kernel/workbook/sheet.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { describeEntry, detailsOf, everyAction, isKnown } from './audit-words.ts';
import {
  findActors,
  findAuditRow,
  findAuditRows,
  type AuditRow,
  type AuditWanted,
} from './audit.repository.ts';

const counter = 'Counter';

/** Finds one page of a store's audit log, newest first, and whether there is more. */
export async function findEntries(
  db: Db,
  scope: StoreScope,
  { after, ...filter }: AuditFilter & { readonly after?: number | undefined },
): Promise<{ content: AuditEntry[]; more: boolean }> {
  const wanted = wantedOf(filter, scope);
  const rows = await findAuditRows(db, scope, wanted, { after, size: auditPageSize + 1 });
  const content = rows.slice(0, auditPageSize).map((row) => toEntry(row, scope));
  return { content, more: rows.length > auditPageSize };
}

function wantedOf(filter: AuditFilter, { timeZone }: StoreScope): AuditWanted {
  const { person, group, startDate, endDate, search } = filter;
  const [kind = '', id = ''] = person?.split(':') ?? [];
  const text = search.toLowerCase();
  return {
    person: person === undefined ? undefined : { kind, id: Number(id) },
    actions: group && everyAction.filter((action) => auditActions[action].group === group),
    from: startDate === undefined ? undefined : boundsOfDay(startDate, timeZone).start,
    until: endDate === undefined ? undefined : boundsOfDay(endDate, timeZone).end,
    search:
      text === ''
        ? undefined
        : {
            text,
            actions: everyAction.filter((action) =>
              auditActions[action].words.replace('{it}', '').toLowerCase().includes(text),
            ),
          },
  };
}

/** Returns the author's name. For a planned change that is the person who planned it. */
export function authorOf({ kind, name }: AuditRow): string {
  return kind === 'system' && !name.endsWith(', as planned') ? counter : name;
}

function toEntry(row: AuditRow, scope: StoreScope): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    by: authorOf(row),
    did: describeEntry(row, scope),
    group: isKnown(row.action) ? auditActions[row.action].group : null,
  };
}

/**
 * Returns an entry with the values before and after.
 * @throws ProblemError NOT_FOUND
 */
export async function findEntry(db: Db, scope: StoreScope, id: number): Promise<AuditEntryDetail> {
  const row = await findAuditRow(db, scope, id);
  if (!row) {
    throw new ProblemError('NOT_FOUND', `The audit log of ${scope.storeName} has no such entry.`);
  }
  return { ...toEntry(row, scope), action: row.action, changes: detailsOf(row, scope) };
}

/** Lists everybody who has acted in the store, by name. */
export async function findPeople(
  db: Db,
  scope: StoreScope,
): Promise<{ person: string; name: string }[]> {
  const actors = await findActors(db, scope);
  return actors
    .map(({ kind, id, name }) => ({
      person: `${kind}:${id}`,
      name: kind === 'system' ? counter : name,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

const columns = ['When', 'Who', 'What', 'Before', 'After'];
const batchSize = 500;

/** Writes all entries that match the filter as a file. */
export function writeEntries(db: Db, scope: StoreScope, filter: AuditFilter): TableFile {
  return {
    name: `audit-log-${scope.storeUrl}`,
    sheet: 'Audit log',
    head: columns,
    lines: readLines(db, scope, wantedOf(filter, scope)),
  };
}

async function* readLines(db: Db, scope: StoreScope, wanted: AuditWanted): Lines {
  let after: number | undefined;
  do {
    const rows = await findAuditRows(db, scope, wanted, { after, size: batchSize });
    yield rows.map((row) => toCells(row, scope));
    after = rows.length === batchSize ? rows.at(-1)?.id : undefined;
  } while (after !== undefined);
}

function toCells(row: AuditRow, scope: StoreScope): Cell[] {
  const { by, did } = toEntry(row, scope);
  const details = detailsOf(row, scope);
  const side = (of: 'before' | 'after') =>
    details.flatMap((one) => (one[of] === null ? [] : [`${one.field}: ${one[of]}`])).join('; ');
  return [minuteCell(row.at, scope.timeZone), by, did, side('before'), side('after')];
}
