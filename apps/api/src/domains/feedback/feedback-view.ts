import { erasedCustomer } from '@counter/contract/customers';
import {
  publicName,
  type Inquiry,
  type PublicReview,
  type ReportedReview,
  type ReportState,
  type Review,
  type StoreReply,
} from '@counter/contract/feedback';
import type { InquiryRow } from './inquiries.repository.ts';
import type { ReviewRow } from './reviews.repository.ts';

type Replied = Pick<InquiryRow, 'reply_text' | 'replied_at' | 'replied_by' | 'reply_sent_by'>;

function toReply(row: Replied): StoreReply | null {
  const { reply_text: text, replied_at: at, replied_by: by, reply_sent_by: sentBy } = row;
  if (text === null || at === null) return null;
  return { text, at: at.toISOString(), by: by ?? '', sentBy };
}

/** Returns the reply without its author. */
export function toPublicReply(row: Replied): { text: string; at: string } | null {
  const reply = toReply(row);
  return reply && { text: reply.text, at: reply.at };
}

/** An inquiry as the store sees it. */
export function toInquiry(row: InquiryRow): Inquiry {
  const { id, name, message, status, email, address } = row;
  return {
    id,
    name,
    message,
    status,
    createdAt: row.created_at.toISOString(),
    email,
    phoneNumber: row.phone,
    address,
    eventDate: row.event_date,
    reply: toReply(row),
  };
}

/** A review as the store and the marketplace see it. */
export function toReview(row: ReviewRow): Review {
  const { id, rating, review, status } = row;
  return {
    id,
    userFullName: row.customer,
    rating,
    review,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at?.toISOString() ?? null,
    orderNumber: row.order_number,
    orderTotal: row.order_total,
    status,
    reply: toReply(row),
    report: toReport(row),
  };
}

function toReport(row: ReviewRow): Review['report'] {
  if (row.reported_at === null) return null;
  const { removed, decided_at: decidedAt } = row;
  return {
    reason: row.report_reason ?? '',
    by: row.reported_by ?? '',
    at: row.reported_at.toISOString(),
    decision:
      removed === null || decidedAt === null
        ? null
        : { removed, note: row.decision_note ?? '', at: decidedAt.toISOString() },
  };
}

/** A review as everybody reads it. */
export function toPublicReview(row: ReviewRow): PublicReview {
  const { id, customer, rating, review } = row;
  const createdAt = row.created_at.toISOString();
  const name = customer === erasedCustomer ? 'A former customer' : publicName(customer);
  return { id, name, rating, review, createdAt, reply: toPublicReply(row) };
}

/** A reported review as the marketplace sees it. */
export function toReportedReview(row: ReviewRow, storeName: string): ReportedReview {
  return { ...toReview(row), storeId: row.store_id, storeName, state: stateOf(row) };
}

function stateOf({ removed }: ReviewRow): ReportState {
  if (removed === null) return 'REPORTED';
  return removed ? 'REMOVED' : 'KEPT';
}
