import { addJob } from '../jobs/add-job.ts';
import { sendMessageTask } from '../mail/queue-mail.ts';
import type { Tx } from '../db/schema.ts';

type WrittenSms = {
  /** With its country: `+15550107788`. */
  readonly to: string;
  /** What it is about, for who looks through the messages; it is not sent. */
  readonly subject: string;
  readonly body: string;
};

/**
 * Writes a text message in the transaction that gives rise to it; it leaves after the commit, or never. For
 * what the recipient has asked for, such as a code: consent and quiet hours are not looked at.
 */
export async function queueSms(tx: Tx, at: Date, sms: WrittenSms): Promise<void> {
  const { id } = await tx
    .insertInto('messages')
    .values({
      kind: 'SMS',
      recipient: sms.to,
      subject: sms.subject,
      body: sms.body,
      html: null,
      unsubscribe_url: null,
      state: 'QUEUED',
      created_at: at,
      sent_at: null,
      failure: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addJob(tx, sendMessageTask, { messageId: id });
}
