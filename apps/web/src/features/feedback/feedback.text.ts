/** Screen text for feedback. */
export const text = {
  customers: 'Customers',

  pageHelp: 'Your customers, their questions and their reviews.',

  inquiriesLabel: 'Inquiries',

  productReviews: 'Product Reviews',

  reply: 'Reply',

  view: 'View',
  notAnswered: 'Not answered',

  notFound: (what: string) => `No ${what} found`,

  shareWebStore: 'Share your web store',

  notFoundHelp: 'Nothing matches these filters on this page.',

  sendReply: 'Send reply',
  byMail: 'by email',
  byTextMessage: 'by text message',

  yourReply: 'Your reply',

  sent: (way: string) => `, sent ${way}`,

  received: 'Received',

  action: 'Action',

  reviewsAndQuestions: 'Reviews and questions',
  reviews: 'reviews',
  reviewOf: (orderNumber: string) => `Review of order ${orderNumber}`,
  question: 'Question',
  noFeedbackYet: 'No reviews or questions yet.',
};
