import { pausedByCounter, type PauseReason } from '@counter/contract/store';
import type { Db, Tx } from './store.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** A pause, or a busy time with longer prep times. */
export type StatusOverride =
  | {
      readonly kind: 'PAUSE';
      readonly reason: PauseReason;
      readonly note: string;
      readonly minutes: null;
    }
  | {
      readonly kind: 'BUSY';
      readonly reason: null;
      readonly note: '';
      readonly minutes: number;
    };

export type OverrideKind = StatusOverride['kind'];

/** An active override as it was started. */
export type ActiveOverride = {
  readonly id: number;
  readonly kind: OverrideKind;
  readonly reason: PauseReason | null;
  readonly note: string;
  readonly minutes: number | null;
  readonly since: Date;
  readonly until: Date;
  readonly by: string;
};

/** Returns the active pause and the active busy time, if any. */
export async function findActiveOverrides(
  db: Db | Tx,
  storeId: number,
  at: Date,
): Promise<ActiveOverride[]> {
  return db
    .selectFrom('storeSpells')
    .leftJoin('published.users as user', 'user.id', 'storeSpells.startedBy')
    .where('storeSpells.storeId', '=', storeId)
    .where('until', '>', at)
    .where('endedAt', 'is', null)
    .select(['storeSpells.id', 'kind', 'reason', 'note', 'minutes', 'startedAt as since'])
    .select((eb) => ['until', eb.fn.coalesce('user.fullName', eb.val(pausedByCounter)).as('by')])
    .execute();
}

type Beginning = {
  /** Null if it is started automatically. */
  readonly userId: number | null;
  readonly at: Date;
  readonly until: Date;
  readonly continued: boolean;
};

export async function createOverride(
  tx: Tx,
  { storeId }: StoreScope,
  { kind, reason, note, minutes }: StatusOverride,
  { userId, at, until, continued }: Beginning,
): Promise<void> {
  await tx
    .insertInto('storeSpells')
    .values({
      storeId,
      kind,
      reason,
      note,
      minutes,
      startedBy: userId,
      startedAt: at,
      until,
      continued,
      endedBy: null,
      endedAt: null,
    })
    .execute();
}

type Ending = {
  /** Null if another override replaces it. */
  readonly userId: number | null;
  readonly at: Date;
};

/** Ends active overrides of the given kinds early. */
export async function endOverrides(
  tx: Tx,
  { storeId }: StoreScope,
  kinds: readonly OverrideKind[],
  { userId, at }: Ending,
): Promise<void> {
  await tx
    .updateTable('storeSpells')
    .set({ endedBy: userId, endedAt: at })
    .where('storeId', '=', storeId)
    .where('kind', 'in', kinds)
    .where('until', '>', at)
    .where('endedAt', 'is', null)
    .execute();
}
