import type { Db } from '../../db/platform-db.ts';
import type { Leaving } from '../sms/clearing.ts';
import { deleteAttachments, findAttachments } from './attachments.repository.ts';
import type { OutgoingMail } from '../../clients/mail/mailer.ts';
import { readPage } from './read-page.ts';

export type QueuedMessage = OutgoingMail & {
  readonly id: number;
  readonly createdAt: Date;
  /** The sending rules of a text message; null for a mail. */
  readonly text: Leaving | null;
};

/** The outcome of a message: sent, captured for the operator, or undeliverable. */
export type Outcome =
  | { readonly state: 'SENT'; readonly at: Date }
  | { readonly state: 'CAPTURED' }
  | { readonly state: 'FAILED'; readonly failure: string };

/** Returns a queued message; null if it is no longer queued. */
export async function findQueuedMessage(db: Db, id: number): Promise<QueuedMessage | null> {
  const row = await db
    .selectFrom('messages')
    .where('id', '=', id)
    .where('state', '=', 'QUEUED')
    .select(['textKind', 'anyTimeUntil', 'timeZone'])
    .select(['recipient as to', 'subject', 'body', 'createdAt'])
    .select(['html', 'content', 'unsubscribeUrl', 'thread'])
    .executeTakeFirst();
  if (!row) return null;
  const { body, to, subject, createdAt, thread, unsubscribeUrl } = row;
  const { textKind: kind, anyTimeUntil, timeZone } = row;
  const page = await readPage(row);
  const attachments = await findAttachments(db, id);
  return {
    id,
    to,
    subject,
    createdAt,
    text: kind && { to, kind, anyTimeUntil, timeZone: timeZone ?? 'UTC' },
    body: body ?? '',
    attachments,
    page,
    thread,
    unsubscribeUrl,
  };
}

/** Saves how a queued message ended. Deletes its attachments, and its text if it was really sent. */
export async function closeMessage(db: Db, id: number, outcome: Outcome): Promise<void> {
  const { state } = outcome;
  await db
    .updateTable('messages')
    .where('id', '=', id)
    .where('state', '=', 'QUEUED')
    .set({
      state,
      ...(state === 'SENT' ? { sentAt: outcome.at, body: null, html: null, content: null } : {}),
      ...(state === 'FAILED' ? { failure: outcome.failure } : {}),
    })
    .execute();
  await deleteAttachments(db, id);
}

/** Counts queued emails and texts. */
export async function countQueuedMessages(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('messages')
    .where('state', '=', 'QUEUED')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting;
}
