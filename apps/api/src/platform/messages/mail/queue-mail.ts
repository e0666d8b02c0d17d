import { addJob } from '../../jobs/add-job.ts';
import type { Tx } from '../../db/platform-db.ts';
import { createAttachments } from './attachments.repository.ts';
import type { Mail } from '../../clients/mail/letter.ts';
import { writeText } from '../../clients/mail/write-text.ts';

/** The job that sends a message. */
export const sendMessageTask = 'message.send';

/** Queues a mail in the caller's transaction. It is sent after the commit, and never after a rollback. */
export async function queueMail(tx: Tx, at: Date, mail: Mail): Promise<void> {
  const { id } = await tx
    .insertInto('messages')
    .values({
      kind: 'MAIL',
      recipient: mail.to,
      subject: mail.subject,
      body: writeText(mail),
      content: JSON.stringify(mail.content),
      thread: mail.thread ?? null,
      unsubscribeUrl: mail.unsubscribeUrl ?? null,
      state: 'QUEUED',
      createdAt: at,
      sentAt: null,
      failure: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await createAttachments(tx, id, mail.attachments ?? []);
  await addJob(tx, sendMessageTask, { messageId: id });
}
