/** Screen text for reported reviews. */
export const reviewsText = {
  keepIt: 'Keep review',
  removeIt: 'Remove review',
  decidedToast: (orderNumber: string, isState: boolean) =>
    `The review of ${orderNumber} is ${isState ? 'removed' : 'kept'}. We emailed the owners.`,
  decideOnReview: 'Decide on review',
  decideHelp: 'Removing a review takes it off the web store and out of the average for good.',
  review: 'Review',
  reported: 'Reported',
  missingHelp:
    'This review is now on another page or in another state. Search by its order number to find it.',
  reviewOf: (orderNumber: string) => `Review of ${orderNumber}`,
  publicReply: 'Public reply',
  decision: 'Decision',
  pageHelp: 'Reviews that stores reported, newest first.',
  noReviewsTitle: 'No reported reviews',
  noReviewsHelp: "Reviews that break the marketplace's rules appear here when stores report them.",
} as const;
