import type { PauseReason } from '@counter/contract/store';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** A pause, or a time in which new promises are longer. */
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

/** A spell that runs, as it was begun. */
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

/** Returns the running pause and the running busy time, if any. */
export async function findActiveOverrides(
  db: Db | Tx,
  storeId: number,
  at: Date,
): Promise<ActiveOverride[]> {
  return db
    .selectFrom('store_spells')
    .innerJoin('users', 'users.id', 'store_spells.started_by')
    .where('store_spells.store_id', '=', storeId)
    .where('until', '>', at)
    .where('ended_at', 'is', null)
    .select(['store_spells.id', 'kind', 'reason', 'note', 'minutes', 'started_at as since'])
    .select(['until', 'users.full_name as by'])
    .execute();
}

type Beginning = {
  readonly userId: number;
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
    .insertInto('store_spells')
    .values({
      store_id: storeId,
      kind,
      reason,
      note,
      minutes,
      started_by: userId,
      started_at: at,
      until,
      continued,
      ended_by: null,
      ended_at: null,
    })
    .execute();
}

type Ending = {
  /** Null where another takes over. */
  readonly userId: number | null;
  readonly at: Date;
};

/** Ends what runs of some kinds before its time. */
export async function endOverrides(
  tx: Tx,
  { storeId }: StoreScope,
  kinds: readonly OverrideKind[],
  { userId, at }: Ending,
): Promise<void> {
  await tx
    .updateTable('store_spells')
    .set({ ended_by: userId, ended_at: at })
    .where('store_id', '=', storeId)
    .where('kind', 'in', kinds)
    .where('until', '>', at)
    .where('ended_at', 'is', null)
    .execute();
}
