import { questionCases } from '@counter/contract/cases';
import type { CallOf, Endpoint } from '@counter/contract/endpoint';
import { missingThings, type Things } from '../admitted/things.ts';

/** Returns a well-formed request for each feedback endpoint. */
export function feedbackCalls({
  storeId,
  storeUrl,
  things = missingThings,
}: {
  readonly storeId: number;
  readonly storeUrl: string;
  readonly things?: Things | undefined;
}): Readonly<Record<string, CallOf<Endpoint>>> {
  const page = { params: { storeId: String(storeId), page: '0' } };
  const reply = { body: { storeId, id: 999_999, text: 'Thank you.' } };
  return {
    countFeedback: { params: { storeId: String(storeId) } },
    findInquiries: page,
    openInquiry: { params: { id: String(things.inquiry) } },
    replyToInquiry: reply,
    findReviews: page,
    openReview: { params: { id: String(things.review) } },
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
