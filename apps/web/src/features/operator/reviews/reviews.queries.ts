import type { CallOf } from '@counter/contract/endpoint';
import {
  decideReview,
  findReportedReviews,
  type ReportedReview,
  type ReportState,
} from '@counter/contract/feedback';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import {
  keys,
  listing,
  queryOf,
  useWrite,
  type ListWish,
  type Outcome,
} from '../operator.queries.ts';

/** A page of the reviews that stores reported. */
export function useReportedReviews(wish: ListWish<ReportState>) {
  const query = queryOf(wish);
  return useQuery({
    ...listing,
    queryKey: [...keys.all, 'reviews', query],
    queryFn: async ({ signal }) => (await call(findReportedReviews, { query }, { signal })).data,
  });
}

export type Decision = CallOf<typeof decideReview>['body'];

export function useDecideReview(outcome: Outcome<ReportedReview, Decision>) {
  return useWrite((body: Decision) => call(decideReview, { body }), outcome);
}
