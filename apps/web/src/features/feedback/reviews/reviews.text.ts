import { countOf } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for reviews. */
export const text = {
  reviews: (total: number) => countOf(total, 'review', 'reviews'),
  reviewsByRating: 'Reviews by rating',

  reportSentToast: 'Report sent. The marketplace will review it and email you.',
  reportReview: 'Report review',
  reportButton: 'Report review',
  problemLabel: "What's wrong with it?",
  reportHelp: "The marketplace will see this. It doesn't remove reviews just for being unfriendly.",

  reportedNotice: (by: string, instant: ReactNode, reason: string) =>
    rich`${by} reported it, ${instant}: "${reason}" The marketplace hasn't decided yet.`,
  removedNotice: 'The marketplace removed it from your web store and your average rating',
  keptNotice: 'The marketplace reviewed it and kept it',

  order: (orderNumber: string) => `Order ${orderNumber}`,
  rating: 'Rating',
  review: 'Review',
  customerPaid: 'Customer paid',
  removed: 'Removed',

  reviewFrom: (userFullName: string) => `Review from ${userFullName}`,
  unsavedWarning: "You haven't sent your reply.",
  noWrittenReview: 'No written review.',
  reportToMarketplace: 'Report to the marketplace',
  replyHelp: 'Everyone can read it below the review on your web store.',
  replySentToast: 'Published your reply on your web store.',
  changed: 'Changed',

  showReviews: 'Show reviews',
  allRatings: 'All ratings',
  noReviewsYet: 'No reviews yet',
  noReviewsHelp: 'Customers who order in your web store can review it once the order is completed.',
};
