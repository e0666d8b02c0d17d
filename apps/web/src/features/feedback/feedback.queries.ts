import {
  countFeedback,
  findInquiries,
  openInquiry,
  replyToInquiry,
  type FeedbackStatus,
  type Inquiry,
} from '@counter/contract/feedback';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';

// Offline a read fails with a reason instead of waiting without one, and no reply is sent minutes later.
const reading = { networkMode: 'always', refetchOnReconnect: 'always' } as const;
const writing = { networkMode: 'always' } as const;

/** All of it is read again when somebody asks, reviews, reads or replies. */
const keys = {
  all: (storeId: number) => ['feedback', storeId] as const,
  counts: (storeId: number) => ['feedback', storeId, 'counts'] as const,
  inquiry: (storeId: number, id: number) => ['feedback', storeId, 'inquiry', id] as const,
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
    ...reading,
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
    ...reading,
  });
}

/** One inquiry; asking for it marks it read, of which the store's stream tells the lists. */
export function useInquiry(id: number) {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.inquiry(storeId, id),
    queryFn: async ({ signal }) =>
      (await call(openInquiry, { params: { id: String(id) } }, { signal })).data,
    ...reading,
  });
}

/** Sends the answer to an inquiry. */
export function useReplyToInquiry(id: number) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ text }: { readonly text: string }) =>
      call(replyToInquiry, { body: { storeId, id, text } }),
    ...writing,
    onSuccess: ({ data }) => client.setQueryData<Inquiry>(keys.inquiry(storeId, id), data),
    onSettled: () => void client.invalidateQueries({ queryKey: keys.all(storeId) }),
  });
}
