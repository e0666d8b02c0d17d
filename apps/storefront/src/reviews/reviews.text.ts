/** Screen text for the reviews. */
export const text = {
  yourReview: 'Your review',
  reviewYourOrder: 'Review your order',
  editReview: 'Edit review',
  thankYouForYourReview: 'Thank you for your review.',
  removedHint: "The marketplace removed it from the store's page.",

  review: 'Review',
  yourReviewOptional: 'Your review (optional)',
  reviewHint: 'Everyone can read it, with your first name and last initial.',
  emailForAnswerOptional: 'Email for the answer (optional)',
  emailHint: 'Only the store sees it.',
  changeReview: 'Change review',
  sendReview: 'Send review',
  changeHint: (reviewChangeDays: number) => `You can change it for ${reviewChangeDays} days.`,

  backToMenu: 'Back to the menu',
  reviewsOf: (name: string) => `Reviews of ${name}`,
  noReviewsOnPage: 'No reviews on this page.',
  noReviewsYet: 'No reviews yet.',
  pages: 'Pages',
  newerReviews: 'Newer reviews',
  olderReviews: 'Older reviews',
  rating: 'Rating',
  of5StarsComma: ' of 5 stars, ',
  share: (one: string) => `${one}, share`,

  howWasIt: 'How was it?',
} as const;
