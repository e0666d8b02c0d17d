import type { FeedbackStatus, Stars } from '@counter/contract/feedback';
import type { Identity } from './columns.ts';

type Reply = {
  reply_text: string | null;
  replied_at: Date | null;
  replied_by: string | null;
  reply_sent_by: 'MAIL' | 'SMS' | null;
};

export type FeedbackTables = {
  inquiries: Reply & {
    store_id: number;
    id: Identity;
    token: string;
    name: string;
    message: string;
    email: string;
    phone: string;
    address: string;
    event_date: string | null;
    status: FeedbackStatus;
    created_at: Date;
  };
  reviews: Reply & {
    store_id: number;
    id: Identity;
    order_id: number;
    order_number: string;
    customer: string;
    order_total: number;
    rating: Stars;
    review: string;
    email: string;
    status: FeedbackStatus;
    created_at: Date;
    changed_at: Date | null;
    reported_at: Date | null;
    reported_by: string | null;
    report_reason: string | null;
    removed: boolean | null;
    decided_at: Date | null;
    decided_by: string | null;
    decision_note: string | null;
  };
  review_counts: { store_id: number; rating: Stars; reviews: number };
};
