import { pausedByCounter, type PauseReason } from '@counter/contract/store';
import { sql } from 'kysely';
import type { Db } from './store.tables.ts';
import type { KeptHours } from './kept-hours.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { HoursChangeKind } from './hours-changes.repository.ts';

type Change = { readonly id: number; readonly at: Date; readonly by: string };

type StatusOverride = Change & {
  readonly until: Date;
  readonly continued: boolean;
  readonly endedAt: Date | null;
  readonly endedBy: string | null;
};

/** A stored change of when a store takes orders. */
export type RecordRow =
  | (Change & { readonly kind: 'TOGGLE'; readonly online: boolean })
  | (StatusOverride & {
      readonly kind: 'PAUSE';
      readonly reason: PauseReason;
      readonly note: string;
    })
  | (StatusOverride & { readonly kind: 'BUSY'; readonly minutes: number })
  | (Change & { readonly kind: 'WEEK'; readonly before: KeptHours; readonly after: KeptHours })
  | (Change & {
      readonly kind: Exclude<HoursChangeKind, 'WEEK'>;
      readonly exception: {
        readonly name: string;
        readonly firstDay: string;
        readonly lastDay: string;
      };
    });

type Window = { readonly from: number; readonly size: number };

/** Returns a window of the changes of when a store takes orders, newest first, and their total number. */
export async function findRecordRows(
  db: Db,
  { storeId }: StoreScope,
  { from, size }: Window,
): Promise<{ readonly rows: readonly RecordRow[]; readonly total: number }> {
  const [page, counted] = await Promise.all([
    sql<RecordRow>`
      with page as (
        select kind, id, changed_at from (${changesOf(storeId)}) changes
        order by changed_at desc, kind, id desc limit ${size} offset ${from}
      )
      select page.kind, page.id, page.changed_at as at, coalesce(users.full_name, ${pausedByCounter}) as by, t.online,
        s.reason, s.note, s.minutes, s.until, s.continued, s.ended_at,
        ender.full_name as ended_by, h.exception, h.before, h.after
      from page
      left join store_status_changes t
        on t.store_id = ${storeId} and t.id = page.id and page.kind = 'TOGGLE'
      left join store_spells s
        on s.store_id = ${storeId} and s.id = page.id and s.kind = page.kind
      left join store_hours_changes h
        on h.store_id = ${storeId} and h.id = page.id and h.kind = page.kind
      left join published.users on users.id = coalesce(t.changed_by, s.started_by, h.changed_by)
      left join published.users ender on ender.id = s.ended_by
      order by page.changed_at desc, page.kind, page.id desc`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (${changesOf(storeId)}) changes`.execute(db),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}

function changesOf(storeId: number) {
  return sql`
    select 'TOGGLE' as kind, id, changed_at from store_status_changes where store_id = ${storeId}
    union all select kind, id, started_at from store_spells where store_id = ${storeId}
    union all select kind, id, changed_at from store_hours_changes where store_id = ${storeId}`;
}
