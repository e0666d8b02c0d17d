import { z } from 'zod/mini';
import { id } from '@counter/contract/shared';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/schema.ts';
import type { Task } from '../jobs/start-jobs.ts';
import { SmsRefused, type SmsGateway } from '../sms/gateway.ts';
import { MailRefused, type Mailer } from './mailer.ts';
import { closeMessage, findQueuedMessage, type QueuedMessage } from './outgoing.ts';

type Parts = {
  readonly db: Db;
  readonly clock: Clock;
  /** Null: mails are captured, to be read by the operator. */
  readonly mailer: Mailer | null;
  /** The same for text messages. */
  readonly sms: { readonly gateway: SmsGateway | null };
};

const named = z.object({ messageId: id });

/** What is late by this is not worth reading any more; the worker's own tries go on for longer. */
const givesUpAfter = 2 * 24 * 60 * 60 * 1000;

/**
 * Sends one queued message. While its way out is closed it stays queued and this throws, so that the worker
 * comes again. A message that is not queued any more is left alone; one may arrive twice only when the
 * process ends between the server's yes and our note of it: a mail then under the same Message-ID.
 */
export function sendMessage({ db, clock, mailer, sms: { gateway } }: Parts): Task {
  return async (payload) => {
    const message = await findQueuedMessage(db, named.parse(payload).messageId);
    if (!message) return;
    const send = message.kind === 'MAIL' ? byMail(mailer, message) : bySms(gateway, message);
    if (send) await handOver({ db, clock }, message, send);
    else await closeMessage(db, message.id, { state: 'CAPTURED' });
  };
}

type Sending = (() => Promise<unknown>) | null;

function byMail(mailer: Mailer | null, message: QueuedMessage): Sending {
  return (
    mailer && (() => mailer.send(`counter-${message.id}-${message.createdAt.getTime()}`, message))
  );
}

function bySms(gateway: SmsGateway | null, { to, body }: QueuedMessage): Sending {
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
    return;
  }
  await closeMessage(db, message.id, { state: 'SENT', at: clock.now() });
}

function reasonToStop(
  { kind, createdAt }: QueuedMessage,
  error: unknown,
  now: Date,
): string | null {
  if (error instanceof MailRefused || error instanceof SmsRefused) return error.message;
  const age = now.getTime() - createdAt.getTime();
  if (age < givesUpAfter || !(error instanceof Error)) return null;
  const server = kind === 'MAIL' ? 'mail server' : 'provider of text messages';
  return `The ${server} could not be reached for two days (${error.message}).`;
}
