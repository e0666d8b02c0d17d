import {
  countFeedback,
  findCustomerFeedback,
  findInquiries,
  findReviews,
  openInquiry,
  openReview,
  replyToInquiry,
  replyToReview,
  reportReview,
  type FeedbackStatus,
  type Stars,
} from '@counter/contract/feedback';
import { ofStore, storeResource } from '../../lib/resource/store-resource.ts';

const feedback = storeResource('feedback');

/** Loads the number of new items and of all reviews. */
export const useFeedbackCounts = feedback.read('counts', countFeedback, ofStore);

/** Loads one page of the inquiries. */
export const useInquiries = feedback.list(
  'inquiries',
  findInquiries,
  ({ storeId }, status: FeedbackStatus | undefined, page: number) => ({
    params: { storeId: String(storeId), page: String(page - 1) },
    query: status ? { status } : {},
  }),
);

/** Loads one inquiry and marks it as read; a live event then refreshes the lists. */
export const useInquiry = feedback.read('inquiry', openInquiry, (_store, id: number) => ({
  params: { id: String(id) },
}));

/** Replies to an inquiry. */
export const useReplyToInquiry = feedback.write(
  replyToInquiry,
  ({ storeId }, { id, text }: { readonly id: number; readonly text: string }) => ({
    body: { storeId, id, text },
  }),
  { after: (cache, { data }) => cache.keep(['inquiry', data.id], data) },
);

type ReviewsWanted = {
  readonly status: FeedbackStatus | undefined;
  readonly rating: Stars | undefined;
};

/** Loads one page of the reviews, with the distribution of ratings. */
export const useReviews = feedback.list(
  'reviews',
  findReviews,
  ({ storeId }, { status, rating }: ReviewsWanted, page: number) => ({
    params: { storeId: String(storeId), page: String(page - 1) },
    query: { ...(status && { status }), ...(rating && { rating: `${rating}` as const }) },
  }),
);

/** Loads one review and marks it as read; a live event then refreshes the lists. */
export const useReview = feedback.read('review', openReview, (_store, id: number) => ({
  params: { id: String(id) },
}));

/** Replies to a review. */
export const useReplyToReview = feedback.write(
  replyToReview,
  ({ storeId }, { id, text }: { readonly id: number; readonly text: string }) => ({
    body: { storeId, id, text },
  }),
  { after: (cache, { data }) => cache.keep(['review', data.id], data) },
);

/** Asks the marketplace to check a review. */
export const useReportReview = feedback.write(
  reportReview,
  ({ storeId }, { id, reason }: { readonly id: number; readonly reason: string }) => ({
    body: { storeId, id, reason },
  }),
  { after: (cache, { data }) => cache.keep(['review', data.id], data) },
);

/** Loads a customer's reviews and questions. */
export const useCustomerFeedback = feedback.read(
  'ofCustomer',
  findCustomerFeedback,
  ({ storeId }, customerId: number) => ({
    params: { storeId: String(storeId), customerId: String(customerId) },
  }),
);
