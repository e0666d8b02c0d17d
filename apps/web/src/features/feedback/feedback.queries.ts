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

/** One page of what people asked the store. */
export const useInquiries = feedback.list(
  'inquiries',
  findInquiries,
  ({ storeId }, status: FeedbackStatus | undefined, page: number) => ({
    params: { storeId: String(storeId), page: String(page - 1) },
    query: status ? { status } : {},
  }),
);

/** One inquiry; asking for it marks it read, of which the store's stream tells the lists. */
export const useInquiry = feedback.read('inquiry', openInquiry, (_store, id: number) => ({
  params: { id: String(id) },
}));

/** Sends the answer to an inquiry. */
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

/** One page of the reviews, and how all that count are spread. */
export const useReviews = feedback.list(
  'reviews',
  findReviews,
  ({ storeId }, { status, rating }: ReviewsWanted, page: number) => ({
    params: { storeId: String(storeId), page: String(page - 1) },
    query: { ...(status && { status }), ...(rating && { rating: `${rating}` as const }) },
  }),
);

/** One review; asking for it marks it read, of which the store's stream tells the lists. */
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

/** Asks the marketplace to look at a review. */
export const useReportReview = feedback.write(
  reportReview,
  ({ storeId }, { id, reason }: { readonly id: number; readonly reason: string }) => ({
    body: { storeId, id, reason },
  }),
  { after: (cache, { data }) => cache.keep(['review', data.id], data) },
);

/** The reviews and questions of a customer. */
export const useCustomerFeedback = feedback.read(
  'ofCustomer',
  findCustomerFeedback,
  ({ storeId }, customerId: number) => ({
    params: { storeId: String(storeId), customerId: String(customerId) },
  }),
);
