import {
  feedbackStatuses,
  stars,
  type FeedbackStatus,
  type Stars,
} from '@counter/contract/feedback';
import { idIn, oneOf, pageIn } from '../../lib/url/search-values.ts';

/** The search parameters of the inquiries. */
export interface InquiriesSearch {
  status?: FeedbackStatus | undefined;
  page?: number | undefined;
  /** The item in the dialog. */
  open?: number | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function inquiriesSearch(raw: Record<string, unknown>): InquiriesSearch {
  return {
    status: oneOf(feedbackStatuses, raw['status']),
    page: pageIn(raw['page']),
    open: idIn(raw['open']),
  };
}

/** The search parameters of the reviews. */
export interface ReviewsSearch extends InquiriesSearch {
  rating?: Stars | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function reviewsSearch(raw: Record<string, unknown>): ReviewsSearch {
  return { ...inquiriesSearch(raw), rating: stars.find((one) => one === raw['rating']) };
}
