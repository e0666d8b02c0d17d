import { sql, type RawBuilder } from 'kysely';
import type { Db } from './audit.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { AuditAction } from '@counter/contract/registry';

/** An entry as it is stored. */
export type AuditRow = {
  readonly id: number;
  readonly at: Date;
  readonly kind: 'user' | 'integration' | 'system' | 'consumer';
  readonly name: string;
  readonly action: string;
  readonly subject: string | null;
  readonly before: unknown;
  readonly after: unknown;
};

/** The filter of audit entries; absent fields match everything. */
export type AuditWanted = {
  readonly person?: { readonly kind: string; readonly id: number } | undefined;
  readonly actions?: readonly AuditAction[] | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly until?: Date | undefined;
  readonly search?: { readonly text: string; readonly actions: readonly AuditAction[] } | undefined;
};

type Window = { readonly after: number | undefined; readonly size: number };

const columns = sql`a.id, a.at, a.actor_kind as kind, a.actor_name as name, a.action, a.subject,
  a.before, a.after`;

/** Finds matching entries, newest first, that come after the given one. */
export async function findAuditRows(
  db: Db,
  { storeId }: StoreScope,
  wanted: AuditWanted,
  { after, size }: Window,
): Promise<AuditRow[]> {
  const rest =
    after === undefined
      ? []
      : [
          sql`(a.at, a.id) < (select last.at, last.id from published.audit_entries last
            where last.store_id = ${storeId} and last.id = ${after})`,
        ];
  const conditions = [sql`a.store_id = ${storeId}`, ...conditionsOf(wanted), ...rest];
  const { rows } = await sql<AuditRow>`
    select ${columns} from published.audit_entries a where ${sql.join(conditions, sql` and `)}
    order by a.at desc, a.id desc limit ${size}`.execute(db);
  return rows;
}

function conditionsOf({
  person,
  actions,
  from,
  until,
  search,
}: AuditWanted): RawBuilder<unknown>[] {
  return [
    ...(person
      ? [sql`a.actor_kind = ${person.kind} and coalesce(a.actor_id, 0) = ${person.id}::bigint`]
      : []),
    ...(actions ? [sql`a.action = any(${[...actions]}::text[])`] : []),
    // Entries about anything but orders have an index of their own.
    ...(actions?.every((action) => !action.startsWith('order.')) ? [sql`a.entity <> 'order'`] : []),
    ...(from ? [sql`a.at >= ${from}::timestamptz`] : []),
    ...(until ? [sql`a.at < ${until}::timestamptz`] : []),
    ...(search
      ? [
          sql`(strpos(lower(a.actor_name), lower(${search.text})) > 0
            or strpos(lower(a.subject), lower(${search.text})) > 0
            or a.action = any(${[...search.actions]}::text[]))`,
        ]
      : []),
  ];
}

/** Finds one entry of the store. */
export async function findAuditRow(
  db: Db,
  { storeId }: StoreScope,
  id: number,
): Promise<AuditRow | undefined> {
  const { rows } = await sql<AuditRow>`
    select ${columns} from published.audit_entries a
    where a.store_id = ${storeId} and a.id = ${id}`.execute(db);
  return rows[0];
}

/** Finds everybody who has acted, under their latest name. Skips along the index from actor to actor. */
export async function findActors(
  db: Db,
  { storeId }: StoreScope,
): Promise<{ kind: AuditRow['kind']; id: number; name: string }[]> {
  const { rows } = await sql<{ kind: AuditRow['kind']; id: number; name: string }>`
    with recursive actors as (
      (select actor_kind as kind, coalesce(actor_id, 0) as id from published.audit_entries
        where store_id = ${storeId} order by actor_kind, coalesce(actor_id, 0) limit 1)
      union all
      select next.kind, next.id from actors, lateral (
        select actor_kind as kind, coalesce(actor_id, 0) as id from published.audit_entries
        where store_id = ${storeId}
          and (actor_kind, coalesce(actor_id, 0)) > (actors.kind, actors.id)
        order by actor_kind, coalesce(actor_id, 0) limit 1) next
    )
    select kind, id, (
      select actor_name from published.audit_entries e
      where e.store_id = ${storeId} and e.actor_kind = actors.kind
        and coalesce(e.actor_id, 0) = actors.id
      order by e.at desc, e.id desc limit 1
    ) as name from actors`.execute(db);
  return rows;
}
