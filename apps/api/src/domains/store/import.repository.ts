import type { Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type ImportedStatusChange = {
  readonly online: boolean;
  readonly userId: number;
  readonly at: Date;
};

/** Writes who opened and closed a store in the past, oldest first. */
export async function importStatusChanges(
  tx: Tx,
  { storeId }: StoreScope,
  changes: readonly ImportedStatusChange[],
): Promise<void> {
  await tx
    .insertInto('store_status_changes')
    .values(
      changes.map(({ online, userId, at }) => ({
        store_id: storeId,
        online,
        changed_by: userId,
        changed_at: at,
      })),
    )
    .execute();
}
