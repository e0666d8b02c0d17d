// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { FeedbackStatus, Stars } from '@counter/contract/feedback';
import type { Kysely, Transaction } from 'kysely';
import type { Identity } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface Inquiries {
  address: string;
  createdAt: Date;
  email: string;
  eventDate: string | null;
  id: Identity;
  message: string;
  name: string;
  phone: string;
  repliedAt: Date | null;
  repliedBy: string | null;
  replySentBy: 'MAIL' | 'SMS' | null;
  replyText: string | null;
  status: FeedbackStatus;
  storeId: number;
  token: string;
}

interface ReviewCounts {
  rating: Stars;
  reviews: number;
  storeId: number;
}

interface Reviews {
  changedAt: Date | null;
  createdAt: Date;
  customer: string;
  decidedAt: Date | null;
  decidedBy: string | null;
  decisionNote: string | null;
  email: string;
  id: Identity;
  orderId: number;
  orderNumber: string;
  orderTotal: number;
  rating: Stars;
  removed: boolean | null;
  repliedAt: Date | null;
  repliedBy: string | null;
  replySentBy: 'MAIL' | 'SMS' | null;
  replyText: string | null;
  reportedAt: Date | null;
  reportedBy: string | null;
  reportReason: string | null;
  review: string;
  status: FeedbackStatus;
  storeId: number;
}

export interface FeedbackTables {
  inquiries: Inquiries;
  reviewCounts: ReviewCounts;
  reviews: Reviews;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends FeedbackTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
