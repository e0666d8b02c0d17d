import { questionCases } from '@counter/contract/cases';
import type { CallOf, Endpoint } from '@counter/contract/endpoint';

/** A well-formed call of everything about feedback. */
export function feedbackCalls({
  storeId,
  storeUrl,
}: {
  readonly storeId: number;
  readonly storeUrl: string;
}): Readonly<Record<string, CallOf<Endpoint>>> {
  const page = { params: { storeId: String(storeId), page: '0' } };
  const reply = { body: { storeId, id: 999_999, text: 'Thank you.' } };
  return {
    countFeedback: { params: { storeId: String(storeId) } },
    findInquiries: page,
    openInquiry: { params: { id: '999999' } },
    replyToInquiry: reply,
    findReviews: page,
    openReview: { params: { id: '999999' } },
    replyToReview: reply,
    reportReview: { body: { storeId, id: 999_999, reason: 'Not our customer.' } },
    findPublicReviews: { params: { storeUrl, page: '0' } },
    askQuestion: { params: { storeUrl }, body: questionCases.filled },
    findQuestion: { params: { storeUrl, token: 'none' } },
    followQuestion: { params: { storeUrl, token: 'none' } },
    followOwnReview: { params: { storeUrl, token: 'none' } },
    findOwnReview: { params: { storeUrl, token: 'none' } },
    saveOwnReview: { params: { storeUrl, token: 'none' }, body: { rating: 5 } },
    findReportedReviews: { query: {} },
    decideReview: { body: { storeId: 999_999, id: 999_999, outcome: 'KEEP', note: 'Fair.' } },
  };
}
