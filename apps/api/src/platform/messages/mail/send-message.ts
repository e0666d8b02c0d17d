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
  /** If null, mails are captured for the operator. */
  readonly mailer: Mailer | null;
  /** If the gateway is null, text messages are captured for the operator. */
  readonly sms: { readonly gateway: SmsGateway | null };
};

const named = z.object({ messageId: id });

/** Older messages aren't worth sending. The worker itself would retry for longer. */
const givesUpAfter = 2 * 24 * 60 * 60 * 1000;

/**
 * Sends a queued message. If the server or gateway is unavailable, the message stays queued and this throws, so that
 * the worker retries. Ignores a message that is no longer queued. A message arrives twice only if the process ends
 * after the server accepted it and before that was saved; a mail then has the same Message-ID.
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

/** Sends a mail unless its address bounces. */
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

/** Sends a message, or captures it if there is no mailer or gateway. */
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
