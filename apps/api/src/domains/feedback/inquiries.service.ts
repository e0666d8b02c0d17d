import { feedbackPageSize, type FeedbackStatus, type Inquiry } from '@counter/contract/feedback';
import { normalizePhone, spokenTime } from '@counter/contract/shared';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { inNameOf } from '../../platform/clients/mail/letter.ts';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import { queueSms, type SmsParts } from '../../platform/messages/sms/queue-sms.ts';
import { TextRefused } from '../../platform/clients/sms/refusals.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import { findMailSender } from '../store/index.ts';
import { toInquiry } from './feedback-view.ts';
import { markRead, writeReply } from './feedback.repository.ts';
import { findInquiryPage, findInquiryRow, type InquiryRow } from './inquiries.repository.ts';
import { answerMail, answerText } from './reply-words.ts';

type Wanted = { readonly pageNumber: number; readonly status: FeedbackStatus | undefined };

/** The parts of the platform that send replies. */
type ReplyParts = SmsParts & { readonly publicUrl: () => string };

/** Finds one page of the questions to a store, newest first. */
export async function findInquiries(
  db: Db,
  scope: StoreScope,
  wanted: Wanted,
): Promise<{ content: Inquiry[]; totalElements: number }> {
  const page = { ...wanted, pageSize: feedbackPageSize };
  const { rows, total } = await findInquiryPage(db, scope, page);
  return { content: rows.map(toInquiry), totalElements: total };
}

/**
 * Returns an inquiry and marks it as read.
 * @throws ProblemError NOT_FOUND
 */
export async function openInquiry(work: Work, id: number): Promise<Inquiry> {
  if (await markRead(work, 'inquiries', id)) work.emit({ kind: 'feedback.changed', inquiryId: id });
  return toInquiry(await findExisting(work.tx, work.scope, id));
}

/** Returns an inquiry and leaves it unread. @throws ProblemError NOT_FOUND */
export async function findInquiry(db: Db, scope: StoreScope, id: number): Promise<Inquiry> {
  return toInquiry(await findExisting(db, scope, id));
}

async function findExisting(db: Db | Tx, scope: StoreScope, id: number): Promise<InquiryRow> {
  const row = await findInquiryRow(db, scope, { id });
  if (row) return row;
  throw notFoundIn(scope, 'inquiry');
}

/**
 * Replies to an inquiry: by mail if its author left an address, or else by text message if allowed.
 * @throws ProblemError NOT_FOUND, CONFLICT if it is already answered
 */
export async function replyToInquiry(
  work: Work,
  parts: ReplyParts,
  { id, text }: { readonly id: number; readonly text: string },
): Promise<Inquiry> {
  const { tx, scope } = work;
  const row = await findExisting(tx, scope, id);
  const sentBy = await sendAnswer(work, parts, { ...row, text });
  const by = scope.actor.name;
  if (!(await writeReply(work, 'inquiries', id, { text, by, sentBy }))) {
    throw answeredAlready(work, await findExisting(tx, scope, id));
  }
  work.emit({ kind: 'feedback.changed', inquiryId: id });
  const after = { text, sentBy };
  work.audit({
    action: 'inquiry.reply',
    entity: 'inquiry',
    entityId: id,
    subject: row.name,
    after,
  });
  return toInquiry(await findExisting(tx, scope, id));
}

function answeredAlready({ at, scope }: Work, row: InquiryRow): ProblemError {
  const when = row.repliedAt ? ` ${spokenTime(row.repliedAt, at, scope)}` : '';
  const who = row.repliedBy ?? 'Someone';
  return new ProblemError('CONFLICT', `${who} already answered${when}. Nothing was sent.`);
}

/**
 * Sends an answer and returns the channel. Null if its author can't get texts; the answer then appears only on the page
 * of their link.
 * @throws TextRefused if a limit is reached, so that the store can retry tomorrow
 */
async function sendAnswer(
  { tx, at, scope }: Work,
  parts: ReplyParts,
  row: InquiryRow & { readonly text: string },
): Promise<'MAIL' | 'SMS' | null> {
  const { storeUrl, storeName } = scope;
  const { name, email, phone, message, text, token } = row;
  const link = `${parts.publicUrl()}/s/${storeUrl}/questions/${token}`;
  const answer = { storeName, name, text, link };
  if (email !== '') {
    const sender = await findMailSender(tx, scope, parts.publicUrl());
    await queueMail(tx, at, inNameOf(sender, answerMail(email, { ...answer, message })));
    return 'MAIL';
  }
  try {
    await queueSms(parts, tx, at, {
      kind: 'REPLY',
      to: normalizePhone(phone),
      subject: `Answer of ${storeName}`,
      body: answerText(answer),
      store: scope,
      askedAt: row.createdAt,
      address: null,
    });
    return 'SMS';
  } catch (error) {
    if (!(error instanceof TextRefused)) throw error;
    if (error.reason === 'LIMIT')
      throw error.advising("We couldn't send your reply. Try again tomorrow.");
    return null;
  }
}
