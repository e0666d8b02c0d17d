/** Every sentence that people read on the screens of reviews. */
export const text = {
  whatCustomersSay: 'What customers say',
  questions: 'Questions?',
  readAll: (total: string) => `Read all ${total}`,
  askQuestion: (name: string) => `Ask ${name} a question`,

  yourReview: 'Your review',
  reviewYourOrder: 'Review your order',
  changeIt: 'Change it',
  thankYouForYourReview: 'Thank you for your review.',
  marketplaceTookItOffPage: 'The marketplace took it off the page of the store.',

  of5Stars: ' of 5 stars',
  oneReview: '1 review',
  reviews: (total: number) => `${total} reviews`,

  review: 'Review',
  yourReviewOptional: 'Your review (optional)',
  everybodyCanReadItWith:
    'Everybody can read it, with your first name and the initial of your last.',
  eMailForAnswerOptional: 'E-mail for the answer (optional)',
  nobodyButStoreSeesIt: 'Nobody but the store sees it.',
  changeReview: 'Change review',
  sendReview: 'Send review',
  youCanChangeItFor: (reviewChangeDays: number) =>
    `You can change it for ${reviewChangeDays} days.`,

  backToMenu: 'Back to the menu',
  reviewsOf: (name: string) => `Reviews of ${name}`,
  thereAreNoReviewsOn: 'There are no reviews on this page.',
  nobodyHasReviewedOrderYet: 'Nobody has reviewed an order yet.',
  pages: 'Pages',
  newerReviews: 'Newer reviews',
  olderReviews: 'Older reviews',
  rating: 'Rating',
  of5Stars2: ' of 5 stars, ',
  share: (one: string) => `${one}, share`,

  howWasIt: 'How was it?',
} as const;
