import { addDays, dayAt } from '@counter/contract/shared';
import { pausedByCounter, pauseReasonWords, type WorkingHours } from '@counter/contract/store';
import type { Db } from './store.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findFormerHours } from './hours-changes.repository.ts';
import { findExceptions, findWeek } from './hours.repository.ts';

/** The history that tells when a store took orders. */
export type OpeningRecord = {
  readonly timeZone: string;
  /** Its hours, oldest first, each with the time they were changed; null for the current ones. */
  readonly hours: readonly (Omit<WorkingHours, 'timeZone'> & { readonly until: Date | null })[];
  /** The time it was first approved. */
  readonly since: Date;
  /** The current state of the toggle. If no change is recorded, it was never different. */
  readonly online: boolean;
  /** The uses of the toggle, oldest first. */
  readonly changes: readonly { readonly online: boolean; readonly at: Date; readonly by: string }[];
  /** The pauses with their reasons, oldest first. */
  readonly pauses: readonly {
    readonly from: Date;
    readonly to: Date;
    readonly by: string;
    readonly reason: string;
  }[];
  /** The suspensions. One without an end is still active. */
  readonly suspensions: readonly {
    readonly from: Date;
    readonly to: Date | null;
    readonly reason: string;
  }[];
};

/** Returns the history that tells when a store took orders since an instant. */
export async function findOpeningRecord(
  db: Db,
  scope: StoreScope,
  from: Date,
): Promise<OpeningRecord> {
  const [store, hours, changes, pauses, suspensions] = await Promise.all([
    findStore(db, scope),
    findHours(db, scope, from),
    findChanges(db, scope, from),
    findPauses(db, scope, from),
    findSuspensions(db, scope, from),
  ]);
  return { timeZone: scope.timeZone, ...store, hours, changes, pauses, suspensions };
}

async function findStore(db: Db, { storeId }: StoreScope) {
  const { createdAt, approvedAt, online } = await db
    .selectFrom('stores')
    .innerJoin('storeSettings', 'storeSettings.storeId', 'stores.id')
    .leftJoin('published.applications as application', (join) =>
      join.onRef('application.storeId', '=', 'stores.id').on('application.state', '=', 'APPROVED'),
    )
    .where('stores.id', '=', storeId)
    .select(['stores.createdAt', 'application.decidedAt as approvedAt'])
    .select('storeSettings.online')
    .executeTakeFirstOrThrow();
  return { since: approvedAt ?? createdAt, online };
}

async function findHours(db: Db, scope: StoreScope, from: Date): Promise<OpeningRecord['hours']> {
  const [former, week, exceptions] = await Promise.all([
    findFormerHours(db, scope, from),
    findWeek(db, scope),
    // Yesterday's hours may run past midnight.
    findExceptions(db, scope, addDays(dayAt(from, scope.timeZone), -1)),
  ]);
  return [...former, { ...week, exceptions, until: null }];
}

async function findPauses(db: Db, { storeId }: StoreScope, from: Date) {
  const rows = await db
    .selectFrom('storeSpells')
    .leftJoin('published.users as user', 'user.id', 'storeSpells.startedBy')
    .where('storeSpells.storeId', '=', storeId)
    .where('kind', '=', 'PAUSE')
    .where('until', '>', from)
    .orderBy('startedAt')
    .select(['startedAt', 'until', 'endedAt', 'reason', 'note'])
    .select((eb) => eb.fn.coalesce('user.fullName', eb.val(pausedByCounter)).as('by'))
    .execute();
  return rows.map(({ startedAt, until, endedAt, reason, note, by }) => ({
    from: startedAt,
    to: endedAt ?? until,
    by,
    reason: pauseReasonWords({ reason: reason ?? 'OTHER', note }),
  }));
}

/** Includes the last change before the instant, which tells the toggle's state at that time. */
async function findChanges(db: Db, { storeId }: StoreScope, from: Date) {
  const changes = db
    .selectFrom('storeStatusChanges')
    .innerJoin('published.users as user', 'user.id', 'storeStatusChanges.changedBy')
    .where('storeStatusChanges.storeId', '=', storeId)
    .select(['storeStatusChanges.online', 'storeStatusChanges.changedAt as at'])
    .select('user.fullName as by');
  const [last, since] = await Promise.all([
    changes
      .where('changedAt', '<', from)
      .orderBy('changedAt', 'desc')
      .orderBy('storeStatusChanges.id', 'desc')
      .limit(1)
      .execute(),
    changes
      .where('changedAt', '>=', from)
      .orderBy('changedAt')
      .orderBy('storeStatusChanges.id')
      .execute(),
  ]);
  return [...last, ...since];
}

async function findSuspensions(db: Db, { storeId }: StoreScope, from: Date) {
  const rows = await db
    .selectFrom('storeSuspensions')
    .where('storeId', '=', storeId)
    .orderBy('suspendedAt')
    .select(['suspendedAt', 'until', 'liftedAt', 'reason'])
    .execute();
  return rows
    .map(({ suspendedAt, until, liftedAt, reason }) => ({
      from: suspendedAt,
      to: earlier(until, liftedAt),
      reason,
    }))
    .filter(({ to }) => to === null || to > from);
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
