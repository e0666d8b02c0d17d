import { feedbackStatuses, type FeedbackStatus } from '@counter/contract/feedback';
import { idIn, oneOf, pageIn } from '../../lib/search-values.ts';

/** What the address of the inquiries says. */
export interface InquiriesSearch {
  status?: FeedbackStatus | undefined;
  page?: number | undefined;
  /** What is open in the dialog. */
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
