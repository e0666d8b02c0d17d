import type { Db } from './schema.ts';

/** Saves the time of the last full backup, for the metrics. */
export async function saveLastBackup(db: Db, madeAt: Date): Promise<void> {
  await db
    .insertInto('lastBackup')
    .values({ isOnly: true, madeAt })
    .onConflict((old) => old.column('isOnly').doUpdateSet({ madeAt }))
    .execute();
}
