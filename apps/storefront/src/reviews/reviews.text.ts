/** Every sentence that people read on the screens of reviews. */
export const text = {
  whatCustomersSay: 'What customers say',
  questions: 'Questions?',
  readAll: (total: string) => `Read all ${total}`,
  askQuestion: (name: string) => `Ask ${name} a question`,

  yourReview: 'Your review',
  reviewYourOrder: 'Review your order',
  changeIt: 'Edit review',
  thankYouForYourReview: 'Thank you for your review.',
  marketplaceTookItOffPage: "The marketplace removed it from the store's page.",

  of5Stars: ' of 5 stars',
  oneReview: '1 review',
  reviews: (total: number) => `${total} reviews`,

  review: 'Review',
  yourReviewOptional: 'Your review (optional)',
  everybodyCanReadItWith: 'Everyone can read it, with your first name and last initial.',
  emailForAnswerOptional: 'Email for the answer (optional)',
  nobodyButStoreSeesIt: 'Only the store sees it.',
  changeReview: 'Change review',
  sendReview: 'Send review',
  youCanChangeItFor: (reviewChangeDays: number) =>
    `You can change it for ${reviewChangeDays} days.`,

  backToMenu: 'Back to the menu',
  reviewsOf: (name: string) => `Reviews of ${name}`,
  thereAreNoReviewsOn: 'No reviews on this page.',
  nobodyHasReviewedOrderYet: 'No reviews yet.',
  pages: 'Pages',
  newerReviews: 'Newer reviews',
  olderReviews: 'Older reviews',
  rating: 'Rating',
  of5Stars2: ' of 5 stars, ',
  share: (one: string) => `${one}, share`,

  howWasIt: 'How was it?',
} as const;
