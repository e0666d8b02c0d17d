import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath, pageNumber, pageOf } from '../shared/schema.ts';
import { customerFeedback } from './customer-feedback.schemas.ts';
import { inquiriesQuery, inquiry } from './inquiries.schemas.ts';
import { replyRequest } from './replies.schemas.ts';
import { reportRequest, review, reviewPage, reviewsQuery } from './reviews.schemas.ts';

const reads = { permission: 'feedback:read', store: 'params.storeId' } as const;
const writes = { permission: 'feedback:write', store: 'body.storeId' } as const;
const page = z.object({ storeId: idInPath, page: z.pipe(idInPath, pageNumber) });

export const countFeedback = endpoint({
  method: 'GET',
  path: '/store/feedback/{storeId}',
  summary: 'Counts the new inquiries and reviews of a store, and all of its reviews.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(z.object({ newInquiries: z.int(), newReviews: z.int(), reviews: z.int() })),
  can: reads,
});

export const findInquiries = endpoint({
  method: 'GET',
  path: '/store/inquiries/{storeId}/{page}',
  summary: 'Lists the inquiries to a store, the latest first, 10 a page.',
  params: page,
  query: inquiriesQuery,
  answer: envelope(pageOf(inquiry)),
  can: reads,
});

/** Names no store: the caller must belong to the inquiry's store. */
export const openInquiry = endpoint({
  method: 'GET',
  path: '/store/inquiry/{id}',
  summary: 'Gets one inquiry and marks it read.',
  params: z.object({ id: idInPath }),
  answer: envelope(inquiry),
  can: { permission: 'feedback:read', storeOf: 'inquiry', id: 'params.id' },
});

export const replyToInquiry = endpoint({
  method: 'POST',
  path: '/store/inquiry/reply',
  summary: 'Answers an inquiry by mail or text message, whichever its author left, once.',
  body: replyRequest,
  answer: envelope(inquiry),
  can: writes,
});

export const findReviews = endpoint({
  method: 'GET',
  path: '/store/reviews/{storeId}/{page}',
  summary: 'Lists the reviews of a store, the latest first, 10 a page, with their spread.',
  params: page,
  query: reviewsQuery,
  answer: envelope(reviewPage),
  can: reads,
});

/** Names no store: the caller must belong to the reviewed store. */
export const openReview = endpoint({
  method: 'GET',
  path: '/store/review/{id}',
  summary: 'Gets one review and marks it read.',
  params: z.object({ id: idInPath }),
  answer: envelope(review),
  can: { permission: 'feedback:read', storeOf: 'review', id: 'params.id' },
});

export const replyToReview = endpoint({
  method: 'POST',
  path: '/store/review/reply',
  summary:
    'Replies to a review: shown below it on the web store, and mailed if the store wants that.',
  body: replyRequest,
  answer: envelope(review),
  can: writes,
});

export const reportReview = endpoint({
  method: 'POST',
  path: '/store/review/report',
  summary: 'Asks the marketplace to look at a review, with a reason.',
  body: reportRequest,
  answer: envelope(review),
  can: writes,
});

export const findCustomerFeedback = endpoint({
  method: 'GET',
  path: '/store/customer/feedback/{storeId}/{customerId}',
  summary: 'Lists the reviews and questions of one customer of a store, the latest 20 of each.',
  params: z.object({ storeId: idInPath, customerId: idInPath }),
  answer: envelope(customerFeedback),
  can: reads,
});
