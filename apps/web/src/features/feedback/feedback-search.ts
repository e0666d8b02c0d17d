import {
  feedbackStatuses,
  stars,
  type FeedbackStatus,
  type Stars,
} from '@counter/contract/feedback';
import { idIn, oneOf, pageIn } from '../../lib/url/search-values.ts';

/** Search parameters of the inquiries. */
export interface InquiriesSearch {
  status?: FeedbackStatus | undefined;
  page?: number | undefined;
  /** The item open in the dialog. */
  open?: number | undefined;
}

/** Parses the search parameters; drops invalid ones. */
export function inquiriesSearch(raw: Record<string, unknown>): InquiriesSearch {
  return {
    status: oneOf(feedbackStatuses, raw['status']),
    page: pageIn(raw['page']),
    open: idIn(raw['open']),
  };
}

/** Search parameters of the reviews. */
export interface ReviewsSearch extends InquiriesSearch {
  rating?: Stars | undefined;
}

/** Parses the search parameters; drops invalid ones. */
export function reviewsSearch(raw: Record<string, unknown>): ReviewsSearch {
  return { ...inquiriesSearch(raw), rating: stars.find((one) => one === raw['rating']) };
}
