import type { Stars } from '@counter/contract/feedback';
import { createSecret } from '../../platform/kernel/crypto.ts';
import type { Work } from '../../platform/events/work.ts';
import { findSoldOrder } from '../orders/index.ts';
import { markRead, writeReply } from './feedback.repository.ts';
import { createInquiry, type NewInquiry } from './inquiries.repository.ts';
import { reportReviewRow } from './reports.repository.ts';
import { createReview } from './writing-review.service.ts';

type PastReply = { readonly text: string; readonly by: string; readonly at: Date };

/** The state of the feedback; unopened if absent. */
type Handled = { readonly read?: boolean; readonly reply?: PastReply | undefined };

export type PastReview = Handled & {
  readonly orderNumber: string;
  readonly rating: Stars;
  readonly review: string;
  readonly report?: { readonly by: string; readonly reason: string } | undefined;
};

/** Inserts a past review without notifying anybody. */
export async function importReview(work: Work, past: PastReview): Promise<void> {
  const { orderNumber, rating, review, read, reply, report } = past;
  const sold = await findSoldOrder(work.tx, work.scope, orderNumber);
  if (!sold) throw new Error(`order ${orderNumber} is not there to be reviewed`);
  const wish = { orderId: sold.order.id, rating, review, email: '' };
  const id = await createReview(work, sold.order, wish);
  if (read) await markRead(work, 'reviews', id);
  if (reply) {
    await writeReply({ ...work, at: reply.at }, 'reviews', id, { ...reply, sentBy: null });
  }
  if (report) await reportReviewRow(work, id, report);
}

export type PastInquiry = Handled & Omit<NewInquiry, 'token'>;

/** Inserts a past inquiry without notifying anybody. */
export async function importInquiry(work: Work, past: PastInquiry): Promise<void> {
  const { read, reply, ...inquiry } = past;
  const id = await createInquiry(work, { ...inquiry, token: createSecret() });
  if (read) await markRead(work, 'inquiries', id);
  if (reply) {
    const sentBy = inquiry.email === '' ? 'SMS' : 'MAIL';
    await writeReply({ ...work, at: reply.at }, 'inquiries', id, { ...reply, sentBy });
  }
}
