import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath, pageNumber } from '../shared/schema.ts';
import { followedFeedback } from './feedback.events.ts';
import { questionForm } from './inquiries.schemas.ts';
import { ownReview, publicReviewPage, question, reviewForm } from './public.schemas.ts';

const storeUrl = z.string().check(z.maxLength(80));

export const findPublicReviews = endpoint({
  method: 'GET',
  path: '/storefront/{storeUrl}/reviews/{page}',
  summary: 'Lists the public reviews of a store, the latest first, 10 a page.',
  params: z.object({ storeUrl, page: z.pipe(idInPath, pageNumber) }),
  answer: envelope(publicReviewPage),
  can: { who: 'anyone', storeUrl: 'params.storeUrl' },
});

export const askQuestion = endpoint({
  method: 'POST',
  path: '/storefront/{storeUrl}/questions',
  summary: 'Asks a store a question, and returns the secret part of the link to it.',
  params: z.object({ storeUrl }),
  body: questionForm,
  answer: envelope(z.object({ token: z.string() })),
  can: { who: 'anyone', storeUrl: 'params.storeUrl' },
  idempotency: 'accepted',
  rateLimit: 5,
});

export const findQuestion = endpoint({
  method: 'GET',
  path: '/storefront/{storeUrl}/questions/{token}',
  summary: "Gets a question and the store's reply by its link.",
  params: z.object({ storeUrl, token: z.string().check(z.maxLength(100)) }),
  answer: envelope(question),
  can: { who: 'anyone', storeUrl: 'params.storeUrl' },
});

export const followQuestion = endpoint({
  method: 'GET',
  path: '/storefront/{storeUrl}/questions/{token}/stream',
  summary: 'Streams changes of one question as server-sent events.',
  params: z.object({ storeUrl, token: z.string().check(z.maxLength(100)) }),
  answer: followedFeedback,
  can: { who: 'anyone', storeUrl: 'params.storeUrl' },
  kind: 'stream',
});

const ofOrder = {
  path: '/storefront/{storeUrl}/orders/{token}/review',
  /** `token` is the secret part of the order's tracking URL. */
  params: z.object({ storeUrl, token: z.string().check(z.maxLength(100)) }),
  can: { who: 'anyone', storeUrl: 'params.storeUrl' },
} as const;

export const findOwnReview = endpoint({
  ...ofOrder,
  method: 'GET',
  summary: "Gets the review of an order and the store's reply.",
  answer: envelope(z.nullable(ownReview)),
});

export const saveOwnReview = endpoint({
  ...ofOrder,
  method: 'POST',
  summary: 'Reviews a completed order, once; the review can be changed for 7 days.',
  body: reviewForm,
  answer: envelope(ownReview),
  rateLimit: 10,
});

export const followOwnReview = endpoint({
  ...ofOrder,
  path: '/storefront/{storeUrl}/orders/{token}/review/stream',
  method: 'GET',
  summary: 'Streams changes of the review of one order as server-sent events.',
  answer: followedFeedback,
  kind: 'stream',
});
