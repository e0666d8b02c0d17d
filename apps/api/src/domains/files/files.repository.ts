import { countRows } from '../../platform/db/page.ts';
import type { Db, Tx } from './files.tables.ts';

type NewPicture = { readonly url: string; readonly userId: number; readonly at: Date };

/** Inserts an unused picture. */
export async function createPictureRow(
  db: Db | Tx,
  { url, userId, at }: NewPicture,
): Promise<void> {
  await db
    .insertInto('pictures')
    .values({ url, uploadedBy: userId, createdAt: at, claimedAt: null })
    .execute();
}

/** Marks the user's own pictures as used. Returns their URLs. */
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

/** Deletes the row of a picture that was not stored and whose URL nobody got. */
export async function removePictureRow(tx: Tx, url: string): Promise<void> {
  await tx.deleteFrom('pictures').where('url', '=', url).execute();
}

/** Deletes up to `limit` unused pictures that were uploaded before `before`. Returns their URLs. */
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
