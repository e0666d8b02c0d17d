import type { PauseReason } from '@counter/contract/store';
import type { Tx } from './store.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type ImportedStatusChange = {
  readonly online: boolean;
  readonly userId: number;
  readonly at: Date;
};

/** Imports past changes of a store's toggle, oldest first. */
export async function importStatusChanges(
  tx: Tx,
  { storeId }: StoreScope,
  changes: readonly ImportedStatusChange[],
): Promise<void> {
  await tx
    .insertInto('storeStatusChanges')
    .values(
      changes.map(({ online, userId, at }) => ({
        storeId,
        online,
        changedBy: userId,
        changedAt: at,
      })),
    )
    .execute();
}

export type ImportedPause = {
  readonly reason: PauseReason;
  readonly userId: number;
  readonly at: Date;
  readonly until: Date;
  /** The time it was ended early; null if it ended as planned. */
  readonly endedAt: Date | null;
};

/** Imports a store's past pauses, oldest first. A pause that ended early is ended by the person who started it. */
export async function importPauses(
  tx: Tx,
  { storeId }: StoreScope,
  pauses: readonly ImportedPause[],
): Promise<void> {
  if (pauses.length === 0) return;
  await tx
    .insertInto('storeSpells')
    .values(
      pauses.map(({ reason, userId, at, until, endedAt }) => ({
        storeId,
        kind: 'PAUSE' as const,
        reason,
        note: '',
        minutes: null,
        startedBy: userId,
        startedAt: at,
        until,
        continued: false,
        endedBy: endedAt && userId,
        endedAt,
      })),
    )
    .execute();
}
