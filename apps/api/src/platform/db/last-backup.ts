import type { Db } from './schema.ts';

/** Notes the time of the last whole backup, which the metrics tell. */
export async function saveLastBackup(db: Db, madeAt: Date): Promise<void> {
  await db
    .insertInto('lastBackup')
    .values({ isOnly: true, madeAt })
    .onConflict((old) => old.column('isOnly').doUpdateSet({ madeAt }))
    .execute();
}
