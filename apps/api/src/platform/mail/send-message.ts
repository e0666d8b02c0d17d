import { z } from 'zod/mini';
import { id } from '@counter/contract/shared';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/schema.ts';
import type { Task } from '../jobs/start-jobs.ts';
import { MailRefused, type Mailer } from './mailer.ts';
import { closeMessage, findQueuedMessage, type QueuedMessage } from './outgoing.ts';

type Parts = {
  readonly db: Db;
  readonly clock: Clock;
  /** Null: messages are captured, to be read by the operator. */
  readonly mailer: Mailer | null;
};

const named = z.object({ messageId: id });

/** What is late by this is not worth reading any more; the worker's own tries go on for longer. */
const givesUpAfter = 2 * 24 * 60 * 60 * 1000;

/**
 * Sends one queued message. While the mail server is out of reach it stays queued and this throws, so that
 * the worker comes again. A message that is not queued any more is left alone; one may arrive twice only
 * when the process ends between the server's yes and our note of it, and then under the same Message-ID.
 */
export function sendMessage({ db, clock, mailer }: Parts): Task {
  return async (payload) => {
    const message = await findQueuedMessage(db, named.parse(payload).messageId);
    if (!message) return;
    if (!mailer || message.kind !== 'MAIL')
      await closeMessage(db, message.id, { state: 'CAPTURED' });
    else await handOver({ db, clock, mailer }, message);
  };
}

async function handOver(
  { db, clock, mailer }: Parts & { readonly mailer: Mailer },
  message: QueuedMessage,
): Promise<void> {
  try {
    await mailer.send(`counter-${message.id}-${message.createdAt.getTime()}`, message);
  } catch (error) {
    const failure = reasonToStop(error, clock.now().getTime() - message.createdAt.getTime());
    if (failure === null) throw error;
    await closeMessage(db, message.id, { state: 'FAILED', failure });
    return;
  }
  await closeMessage(db, message.id, { state: 'SENT', at: clock.now() });
}

function reasonToStop(error: unknown, age: number): string | null {
  if (error instanceof MailRefused) return error.message;
  if (age < givesUpAfter || !(error instanceof Error)) return null;
  return `The mail server could not be reached for two days (${error.message}).`;
}
