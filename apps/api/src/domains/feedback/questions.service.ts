import type { Question, questionForm } from '@counter/contract/feedback';
import { dayAt } from '@counter/contract/shared';
import type { z } from 'zod/mini';
import { createSecret } from '../../platform/kernel/crypto.ts';
import type { Db } from '../../platform/db/schema.ts';
import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import type { Topic } from '../../platform/http/route.ts';
import { oncePerKey } from '../../platform/events/once.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { toPublicReply } from './feedback-view.ts';
import { createInquiry, findInquiryRow, type InquiryRow } from './inquiries.repository.ts';

/** A question as entered in its form. */
export type Asked = Omit<z.output<typeof questionForm>, 'website'>;

/**
 * Saves a question. Returns the token of its link.
 * @throws ProblemError INVALID_FIELDS for an event in the past, IDEMPOTENCY_KEY_REUSED
 */
export async function askQuestion(
  work: Work,
  asked: Asked,
  key?: string,
): Promise<{ token: string }> {
  checkEventDate(work, asked.eventDate);
  return oncePerKey(work, { key, request: ['askQuestion', asked] }, async () => {
    const token = createSecret();
    const { name, message, email, phoneNumber: phone, address, eventDate } = asked;
    const about = { token, name, message, email, phone, address, eventDate: eventDate || null };
    const id = await createInquiry(work, about);
    work.emit({ kind: 'inquiry.arrived', inquiryId: id, title: 'New question' });
    work.audit({ action: 'inquiry.create', entity: 'inquiry', entityId: id, subject: name });
    return { token };
  });
}

function checkEventDate({ at, scope }: Work, eventDate: string): void {
  if (eventDate === '' || eventDate >= dayAt(at, scope.timeZone)) return;
  throw refusedField('eventDate', "Event date can't be in the past");
}

/**
 * Returns a question and its reply by the token of its link.
 * @throws ProblemError NOT_FOUND
 */
export async function findQuestion(db: Db, scope: StoreScope, token: string): Promise<Question> {
  const row = await findAsked(db, scope, token);
  return {
    storeName: scope.storeName,
    message: row.message,
    askedAt: row.createdAt.toISOString(),
    eventDate: row.eventDate,
    answeredBy: row.email === '' ? 'TEXT' : 'EMAIL',
    reply: toPublicReply(row),
  };
}

/**
 * Returns a filter for events about a question.
 * @throws ProblemError NOT_FOUND
 */
export async function findQuestionTopic(db: Db, scope: StoreScope, token: string): Promise<Topic> {
  const { id } = await findAsked(db, scope, token);
  const { storeId } = scope;
  return { storeId, matches: (event) => 'inquiryId' in event && event.inquiryId === id };
}

async function findAsked(db: Db, scope: StoreScope, token: string): Promise<InquiryRow> {
  const row = await findInquiryRow(db, scope, { token });
  if (row) return row;
  const message = `There is no such question to ${scope.storeName}. Check the link in your mail.`;
  throw new ProblemError('NOT_FOUND', message);
}
