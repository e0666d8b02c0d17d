import {
  messageStates,
  type Message,
  type MessageRow,
  type MessageState,
} from '@counter/contract/operator';
import { writeMarketplaceAudit } from '../../platform/events/audit/audit.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { findBounce, liftBounce } from '../../platform/messages/mail/bounced-addresses.ts';
import { notFound } from '../../platform/kernel/problem.ts';
import {
  findMessagePage,
  findMessageRow,
  type MessageFilter,
  type MessageRow as Row,
} from '../../platform/messages/mail/messages.repository.ts';
import { readPage } from '../../platform/messages/mail/read-page.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';

/** Returns a page of outbox messages that match a search and a state, newest first. */
export async function findMessages(
  { db }: Platform,
  {
    state,
    ...filter
  }: Omit<MessageFilter, 'states'> & { readonly state: MessageState | undefined },
): Promise<{ content: MessageRow[]; totalElements: number }> {
  const { rows, total } = await findMessagePage(db, {
    ...filter,
    states: state ? [state] : messageStates,
  });
  return { content: rows.map(toRow), totalElements: total };
}

/**
 * Returns a message. Includes the text of a message that was captured instead of sent, and records that access in the
 * audit log.
 * @throws ProblemError NOT_FOUND
 */
export async function readMessage(
  { db, clock }: Platform,
  { actor }: Pick<SessionFacts, 'actor'>,
  id: number,
  requestId: string,
): Promise<Message> {
  const row = await findMessageRow(db, id);
  if (!row) throw notFound('message');
  const isKept = row.state === 'CAPTURED';
  const body = isKept ? row.body : null;
  const page = isKept ? await readPage(row) : null;
  if (body !== null) {
    const entry = { action: 'message.read', entity: 'message', entityId: id } as const;
    await writeMarketplaceAudit(db, { actor, at: clock.now(), requestId, entry });
  }
  const bounces = row.kind === 'MAIL' && (await findBounce(db, row.recipient)) !== undefined;
  return { ...toRow(row), body, html: page?.html ?? null, bounces };
}

/** Resumes mail to a message's recipient after a bounce. @throws ProblemError NOT_FOUND */
export async function mailRecipientAgain(
  platform: Platform,
  session: Pick<SessionFacts, 'actor'>,
  id: number,
  requestId: string,
): Promise<Message> {
  const { db, clock } = platform;
  const row = await findMessageRow(db, id);
  if (!row) throw notFound('message');
  await inTransaction(db, async (tx) => {
    if (!(await liftBounce(tx, row.recipient))) return;
    const entry = { action: 'message.mailAgain', entity: 'message', entityId: id } as const;
    await writeMarketplaceAudit(tx, { actor: session.actor, at: clock.now(), requestId, entry });
  });
  return readMessage(platform, session, id, requestId);
}

function toRow({ id, kind, recipient, subject, state, failure, ...row }: Row): MessageRow {
  return {
    id,
    kind,
    recipient,
    subject,
    state,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    failure,
  };
}
