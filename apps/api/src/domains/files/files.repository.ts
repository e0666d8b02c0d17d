import { countRows } from '../../platform/db/page.ts';
import type { Db, Tx } from './files.tables.ts';

type NewPicture = { readonly url: string; readonly userId: number; readonly at: Date };

/** Notes a picture that nothing uses yet. */
export async function createPictureRow(
  db: Db | Tx,
  { url, userId, at }: NewPicture,
): Promise<void> {
  await db
    .insertInto('pictures')
    .values({ url, uploadedBy: userId, createdAt: at, claimedAt: null })
    .execute();
}

/** Marks those of the user's own pictures as used, and answers which they are. */
export async function claimPictureRows(
  tx: Tx,
  userId: number,
  urls: readonly string[],
  at: Date,
): Promise<readonly string[]> {
  const rows = await tx
    .updateTable('pictures')
    .where('url', 'in', urls)
    .where('uploadedBy', '=', userId)
    .set((eb) => ({ claimedAt: eb.fn.coalesce('claimedAt', eb.val(at)) }))
    .returning('url')
    .execute();
  return rows.map(({ url }) => url);
}

/** Deletes the row of a picture that wasn't kept, and whose address wasn't given out. */
export async function removePictureRow(tx: Tx, url: string): Promise<void> {
  await tx.deleteFrom('pictures').where('url', '=', url).execute();
}

/** Forgets pictures that were uploaded before `before` and are used by nothing; answers up to `limit`. */
export async function removeUnclaimedRows(
  tx: Tx,
  before: Date,
  limit: number,
): Promise<readonly string[]> {
  const outlived = tx
    .selectFrom('pictures')
    .select('id')
    .where('claimedAt', 'is', null)
    .where('createdAt', '<', before)
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await tx
    .deleteFrom('pictures')
    .where('id', 'in', outlived)
    .returning('url')
    .execute();
  return rows.map(({ url }) => url);
}

/** Counts the pictures of all stores, used or not. */
export async function countPictures(db: Db): Promise<number> {
  return countRows(db.selectFrom('pictures'));
}
