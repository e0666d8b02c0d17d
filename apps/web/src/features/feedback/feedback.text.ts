import type { ReactNode } from 'react';
import { rich } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of feedback. */
export const text = {
  customers: 'Customers',
  whoOrdersFromYouWhat:
    'Who orders from you, what people ask you, and what they say of their orders.',
  inquiriesLabel: 'Inquiries',
  productReviews: 'Product Reviews',
  reply: 'Reply',
  view: 'View',
  noSuch: (what: string) => `No such ${what}`,
  thereIsNoneByThese: 'There is none by these filters on this page.',
  underCustomers: (title: string) => `${title}, under Customers`,
  sendReply: 'Send reply',
  byMail: 'by mail',
  byTextMessage: 'by text message',
  yourReply: 'Your reply',
  sent: (way: string) => `, sent ${way}`,
  received: 'Received',
  action: 'Action',

  inquiries: {
    showInquiries: 'Show inquiries',
    nobodyHasAskedAnythingYet: 'Nobody has asked anything yet',
    whatPeopleAskOnYour:
      'What people ask on your web store, such as whether you cater for an event, is answered here.',
    message: 'Message',
    eventDate: 'Event date',
    for: (calendarDay: string) => ` · for ${calendarDay}`,
    questionFrom: (name: string) => `Question from ${name}`,
    question: 'Question',
    replyThatYouTypedIs: 'The reply that you typed is not sent yet.',
    yourReplyIsOnIts: (name: string) => `Your reply is on its way to ${name}.`,
    itIsMailedTo: (email: string) => `It is mailed to ${email}.`,
    itIsSentToAs: (phone: string) => `It is sent to ${phone} as a text message.`,
  },

  reviews: {
    oneReview: '1 review',
    reviews: (total: number) => `${total} reviews`,
    howReviewsAreSpread: 'How the reviews are spread',

    reportedMarketplaceLooksAtIt: 'Reported. The marketplace looks at it and writes to you.',
    reportReview: 'Report the review',
    reportReview2: 'Report review',
    whatIsWrongWithIt: 'What is wrong with it',
    marketplaceReadsItReviewIs:
      'The marketplace reads it. A review is not removed for being unfriendly.',

    reportedItMarketplaceHasNot: (by: string, instant: ReactNode, reason: string) =>
      rich`${by} reported it, ${instant}: “${reason}” The marketplace has not decided yet.`,
    marketplaceRemovedItFromYour:
      'The marketplace removed it from your web store and from the average',
    marketplaceLookedAtItAnd: 'The marketplace looked at it and keeps it',

    order: (orderNumber: string) => `Order ${orderNumber}`,
    rating: 'Rating',
    review: 'Review',
    customerPaid: 'Customer paid',
    removed: 'Removed',

    reviewFrom: (userFullName: string) => `Review from ${userFullName}`,
    whatYouTypedIsNot: 'What you typed is not sent yet.',
    starsAloneWithoutWord: 'Stars alone, without a word.',
    reportToMarketplace: 'Report to the marketplace',
    everybodyReadsItBelowReview: 'Everybody reads it below the review on your web store.',
    yourReplyIsOnYour: 'Your reply is on your web store.',
    changed: 'Changed',

    showReviews: 'Show reviews',
    allRatings: 'All ratings',
    noReviewsYet: 'No reviews yet',
    whoeverOrderedOnYourWeb:
      'Whoever ordered on your web store can review the order once it is handed over.',
  },
} as const;
