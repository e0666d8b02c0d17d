import type { Db, Tx } from '../../db/platform-db.ts';
import type { Attachment } from '../../clients/mail/letter.ts';

/** Stores a message's attachments until it is sent. */
export async function createAttachments(
  tx: Tx,
  messageId: number,
  attachments: readonly Attachment[],
): Promise<void> {
  if (attachments.length === 0) return;
  const rows = attachments.map((attachment, place) => ({ messageId, place, ...attachment }));
  await tx.insertInto('messageAttachments').values(rows).execute();
}

/** Returns a message's attachments, in order. */
export async function findAttachments(db: Db, messageId: number): Promise<Attachment[]> {
  return db
    .selectFrom('messageAttachments')
    .where('messageId', '=', messageId)
    .orderBy('place')
    .select(['filename', 'contentType', 'content'])
    .execute();
}

/** Deletes the attachments of a message that was sent or never will be. */
export async function deleteAttachments(db: Db, messageId: number): Promise<void> {
  await db.deleteFrom('messageAttachments').where('messageId', '=', messageId).execute();
}
