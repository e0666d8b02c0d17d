import { addJob } from '../jobs/add-job.ts';
import type { Tx } from '../db/schema.ts';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  /** Plain text; a link stands on a line of its own. */
  readonly body: string;
  /** The same for programs that show it; the text alone where absent. */
  readonly html?: string;
  /** Where a GET shows how to end such mails and a POST ends them; nothing to end where absent. */
  readonly unsubscribeUrl?: string;
};

/** The job that sends a message. */
export const sendMessageTask = 'message.send';

/** Writes a mail in the transaction that gives rise to it; it leaves after the commit, or never. */
export async function queueMail(tx: Tx, at: Date, mail: Mail): Promise<void> {
  const { id } = await tx
    .insertInto('messages')
    .values({
      kind: 'MAIL',
      recipient: mail.to,
      subject: mail.subject,
      body: mail.body,
      html: mail.html ?? null,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
      state: 'QUEUED',
      created_at: at,
      sent_at: null,
      failure: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addJob(tx, sendMessageTask, { messageId: id });
}
