import { endpoint } from '../endpoint.ts';
import { envelope, pageOf } from '../shared/schema.ts';
import { decideReviewRequest, reportedQuery, reportedReview } from './reviews.schemas.ts';

export const findReportedReviews = endpoint({
  method: 'GET',
  path: '/operator/reviews',
  summary: 'Lists the reviews that stores reported, the latest report first.',
  query: reportedQuery,
  answer: envelope(pageOf(reportedReview)),
  can: 'operator',
});

export const decideReview = endpoint({
  method: 'POST',
  path: '/operator/review/decide',
  summary: "Keeps or removes a reported review, with a reason; the store's owners are mailed.",
  body: decideReviewRequest,
  answer: envelope(reportedReview),
  can: { who: 'operator', store: 'body.storeId' },
});
