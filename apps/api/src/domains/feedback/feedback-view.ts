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

type Replied = Pick<InquiryRow, 'replyText' | 'repliedAt' | 'repliedBy' | 'replySentBy'>;

function toReply(row: Replied): StoreReply | null {
  const { replyText: text, repliedAt: at, repliedBy: by, replySentBy: sentBy } = row;
  if (text === null || at === null) return null;
  return { text, at: at.toISOString(), by: by ?? '', sentBy };
}

/** Returns the reply without its author. */
export function toPublicReply(row: Replied): { text: string; at: string } | null {
  const reply = toReply(row);
  return reply && { text: reply.text, at: reply.at };
}

/** Converts an inquiry to the merchant's view. */
export function toInquiry(row: InquiryRow): Inquiry {
  const { id, name, message, status, email, address } = row;
  return {
    id,
    name,
    message,
    status,
    createdAt: row.createdAt.toISOString(),
    email,
    phoneNumber: row.phone,
    address,
    eventDate: row.eventDate,
    reply: toReply(row),
  };
}

/** Converts a review to the view of merchants and operators. */
export function toReview(row: ReviewRow): Review {
  const { id, rating, review, status } = row;
  return {
    id,
    userFullName: row.customer,
    rating,
    review,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt?.toISOString() ?? null,
    orderNumber: row.orderNumber,
    orderTotal: row.orderTotal,
    status,
    reply: toReply(row),
    report: toReport(row),
  };
}

function toReport(row: ReviewRow): Review['report'] {
  if (row.reportedAt === null) return null;
  const { removed, decidedAt } = row;
  return {
    reason: row.reportReason ?? '',
    by: row.reportedBy ?? '',
    at: row.reportedAt.toISOString(),
    decision:
      removed === null || decidedAt === null
        ? null
        : { removed, note: row.decisionNote ?? '', at: decidedAt.toISOString() },
  };
}

/** Converts a review to its public form. */
export function toPublicReview(row: ReviewRow): PublicReview {
  const { id, customer, rating, review } = row;
  const createdAt = row.createdAt.toISOString();
  const name = customer === erasedCustomer ? 'A former customer' : publicName(customer);
  return { id, name, rating, review, createdAt, reply: toPublicReply(row) };
}

/** Converts a reported review to the operators' view. */
export function toReportedReview(row: ReviewRow, storeName: string): ReportedReview {
  return { ...toReview(row), storeId: row.storeId, storeName, state: stateOf(row) };
}

function stateOf({ removed }: ReviewRow): ReportState {
  if (removed === null) return 'REPORTED';
  return removed ? 'REMOVED' : 'KEPT';
}
