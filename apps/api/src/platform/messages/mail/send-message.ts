import { z } from 'zod/mini';
import { id } from '@counter/contract/shared';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../db/schema.ts';
import { addJob } from '../../jobs/add-job.ts';
import type { Task } from '../../jobs/start-jobs.ts';
import { clearText } from '../sms/clearing.ts';
import { SmsRefused, type ClearedNumber, type SmsGateway } from '../../clients/sms/gateway.ts';
import type { Vault } from '../../kernel/vault.ts';
import { messageIdOf } from '../../clients/mail/message-id.ts';
import { MailRefused, type Mailer } from '../../clients/mail/mailer.ts';
import { sendMessageTask } from './queue-mail.ts';
import { findBounce, noteBounce } from './bounced-addresses.ts';
import { closeMessage, findQueuedMessage, type QueuedMessage } from './outgoing.ts';

type Parts = {
  readonly db: Db;
  readonly clock: Clock;
  readonly vault: Vault;
  /** Null: mails are captured, to be read by the operator. */
  readonly mailer: Mailer | null;
  /** The same for text messages. */
  readonly sms: { readonly gateway: SmsGateway | null };
};

const named = z.object({ messageId: id });

/** The age after which a message is not worth sending; the worker itself would retry for longer. */
const givesUpAfter = 2 * 24 * 60 * 60 * 1000;

/**
 * Sends one queued message. While its way out is closed it stays queued and this throws, so that the worker
 * comes again. A message that is not queued any more is left alone; one may arrive twice only when the
 * process ends between the server's yes and our note of it: a mail then under the same Message-ID.
 */
export function sendMessage({ db, clock, vault, mailer, sms: { gateway } }: Parts): Task {
  return async (payload) => {
    const { messageId } = named.parse(payload);
    const message = await findQueuedMessage(db, messageId);
    if (!message) return;
    if (!message.text) return leaveByMail({ db, clock, mailer }, message);
    const at = clock.now();
    const clearance = await clearText({ db, vault }, at, message.text);
    if ('refused' in clearance) {
      await closeMessage(db, messageId, { state: 'FAILED', failure: stopped });
    } else if ('waitUntil' in clearance) {
      const runAt = clearance.waitUntil;
      await db.transaction().execute(async (tx) => {
        await addJob(tx, sendMessageTask, { messageId }, { runAt });
      });
    } else {
      await leave({ db, clock }, message, bySms(gateway, clearance.to, message));
    }
  };
}

const stopped = 'Not sent: the recipient replied STOP.';

/** Sends a mail, unless mails to its address come back. */
async function leaveByMail(
  { mailer, ...parts }: Pick<Parts, 'db' | 'clock' | 'mailer'>,
  message: QueuedMessage,
): Promise<void> {
  const bounce = await findBounce(parts.db, message.to);
  if (!bounce) return leave(parts, message, byMail(mailer, message));
  const failure = `Not sent: emails to this address bounce. ${bounce.reason}`;
  await closeMessage(parts.db, message.id, { state: 'FAILED', failure });
}

type Sending = (() => Promise<unknown>) | null;

/** Sends a message; without a way out it is captured. */
async function leave(
  parts: Pick<Parts, 'db' | 'clock'>,
  message: QueuedMessage,
  send: Sending,
): Promise<void> {
  if (send) await handOver(parts, message, send);
  else await closeMessage(parts.db, message.id, { state: 'CAPTURED' });
}

function byMail(mailer: Mailer | null, message: QueuedMessage): Sending {
  return mailer && (() => mailer.send(messageIdOf(message), message));
}

function bySms(gateway: SmsGateway | null, to: ClearedNumber, { body }: QueuedMessage): Sending {
  return gateway && (() => gateway.send({ to, body }));
}

async function handOver(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  message: QueuedMessage,
  send: () => Promise<unknown>,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    const failure = reasonToStop(message, error, clock.now());
    if (failure === null) throw error;
    await closeMessage(db, message.id, { state: 'FAILED', failure });
    if (error instanceof MailRefused && error.isAboutAddress) {
      const bounce = { address: message.to, reason: failure, at: clock.now() };
      await db.transaction().execute(async (tx) => noteBounce(tx, bounce));
    }
    return;
  }
  await closeMessage(db, message.id, { state: 'SENT', at: clock.now() });
}

function reasonToStop(
  { text, createdAt }: QueuedMessage,
  error: unknown,
  now: Date,
): string | null {
  if (error instanceof MailRefused || error instanceof SmsRefused) return error.message;
  const age = now.getTime() - createdAt.getTime();
  if (age < givesUpAfter || !(error instanceof Error)) return null;
  const server = text ? 'provider of text messages' : 'mail server';
  return `The ${server} could not be reached for two days (${error.message}).`;
}
