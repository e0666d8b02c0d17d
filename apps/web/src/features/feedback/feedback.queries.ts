import {
  countFeedback,
  findInquiries,
  findReviews,
  openInquiry,
  openReview,
  replyToInquiry,
  replyToReview,
  reportReview,
  type FeedbackStatus,
  type Inquiry,
  type Review,
  type Stars,
} from '@counter/contract/feedback';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';

/** All of it is read again when somebody asks, reviews, reads or replies. */
const keys = {
  all: (storeId: number) => storeKey('feedback', storeId),
  counts: (storeId: number) => storeKey('feedback', storeId, 'counts'),
  inquiry: (storeId: number, id: number) => storeKey('feedback', storeId, 'inquiry', id),
  review: (storeId: number, id: number) => storeKey('feedback', storeId, 'review', id),
};

/** How much is new, and how many reviews there are. */
export function useFeedbackCounts() {
  const { storeId, can } = useCurrentStore();
  return useQuery({
    queryKey: keys.counts(storeId),
    queryFn: async ({ signal }) => {
      const params = { storeId: String(storeId) };
      return (await call(countFeedback, { params }, { signal })).data;
    },
    enabled: can('feedback:read'),
  });
}

/** One page of what people asked the store. */
export function useInquiries(status: FeedbackStatus | undefined, page: number) {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: [...keys.all(storeId), 'inquiries', status, page],
    queryFn: async ({ signal }) => {
      const params = { storeId: String(storeId), page: String(page - 1) };
      const query = status ? { status } : {};
      return (await call(findInquiries, { params, query }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
}

/** One inquiry; asking for it marks it read, of which the store's stream tells the lists. */
export function useInquiry(id: number) {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.inquiry(storeId, id),
    queryFn: async ({ signal }) =>
      (await call(openInquiry, { params: { id: String(id) } }, { signal })).data,
  });
}

/** Sends the answer to an inquiry. */
export function useReplyToInquiry(id: number) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ text }: { readonly text: string }) =>
      call(replyToInquiry, { body: { storeId, id, text } }),
    onSuccess: ({ data }) => client.setQueryData<Inquiry>(keys.inquiry(storeId, id), data),
    onSettled: () => void client.invalidateQueries({ queryKey: keys.all(storeId) }),
  });
}

type ReviewsWanted = {
  readonly status: FeedbackStatus | undefined;
  readonly rating: Stars | undefined;
};

/** One page of the reviews, and how all that count are spread. */
export function useReviews({ status, rating }: ReviewsWanted, page: number) {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: [...keys.all(storeId), 'reviews', status, rating, page],
    queryFn: async ({ signal }) => {
      const params = { storeId: String(storeId), page: String(page - 1) };
      const query = { ...(status && { status }), ...(rating && { rating: `${rating}` as const }) };
      return (await call(findReviews, { params, query }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
}

/** One review; asking for it marks it read, of which the store's stream tells the lists. */
export function useReview(id: number) {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.review(storeId, id),
    queryFn: async ({ signal }) =>
      (await call(openReview, { params: { id: String(id) } }, { signal })).data,
  });
}

/** Replies to a review. */
export function useReplyToReview(id: number) {
  const { storeId } = useCurrentStore();
  return useReviewWrite(async ({ text }: { readonly text: string }) =>
    call(replyToReview, { body: { storeId, id, text } }),
  );
}

/** Asks the marketplace to look at a review. */
export function useReportReview(id: number) {
  const { storeId } = useCurrentStore();
  return useReviewWrite(async ({ reason }: { readonly reason: string }) =>
    call(reportReview, { body: { storeId, id, reason } }),
  );
}

function useReviewWrite<Values>(write: (values: Values) => Promise<{ readonly data: Review }>) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: ({ data }) => client.setQueryData<Review>(keys.review(storeId, data.id), data),
    onSettled: () => void client.invalidateQueries({ queryKey: keys.all(storeId) }),
  });
}
