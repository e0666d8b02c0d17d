import { addJob } from '../jobs/add-job.ts';
import type { Tx } from '../db/schema.ts';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  /** Plain text; a link stands on a line of its own. */
  readonly body: string;
};

/** The job that sends a message. */
export const sendMessageTask = 'message.send';

/** Writes a mail in the transaction that gives rise to it; it leaves after the commit, or never. */
export async function queueMail(tx: Tx, at: Date, { to, subject, body }: Mail): Promise<void> {
  const { id } = await tx
    .insertInto('messages')
    .values({
      kind: 'MAIL',
      recipient: to,
      subject,
      body,
      state: 'QUEUED',
      created_at: at,
      sent_at: null,
      failure: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addJob(tx, sendMessageTask, { messageId: id });
}
