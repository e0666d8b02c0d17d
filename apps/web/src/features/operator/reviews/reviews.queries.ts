import type { CallOf } from '@counter/contract/endpoint';
import { decideReview, findReportedReviews, type ReportState } from '@counter/contract/feedback';
import { operator, pageOf, type ListWish } from '../operator-resource.ts';

/** Loads one page of the reported reviews. */
export const useReportedReviews = operator.list(
  'reviews',
  findReportedReviews,
  (_all, wish: ListWish<ReportState>) => pageOf(wish),
);

type Decision = CallOf<typeof decideReview>['body'];

export const useDecideReview = operator.write(decideReview, (_all, body: Decision) => ({ body }));
