import type { Db, Tx } from '../../db/platform-db.ts';
import type { Attachment } from '../../clients/mail/letter.ts';

/** Keeps the files of a message until it has left. */
export async function createAttachments(
  tx: Tx,
  messageId: number,
  attachments: readonly Attachment[],
): Promise<void> {
  if (attachments.length === 0) return;
  const rows = attachments.map((attachment, place) => ({ messageId, place, ...attachment }));
  await tx.insertInto('messageAttachments').values(rows).execute();
}

/** The files of a message, in their order. */
export async function findAttachments(db: Db, messageId: number): Promise<Attachment[]> {
  return db
    .selectFrom('messageAttachments')
    .where('messageId', '=', messageId)
    .orderBy('place')
    .select(['filename', 'contentType', 'content'])
    .execute();
}

/** Deletes the files of a message that has left, or never will. */
export async function deleteAttachments(db: Db, messageId: number): Promise<void> {
  await db.deleteFrom('messageAttachments').where('messageId', '=', messageId).execute();
}
