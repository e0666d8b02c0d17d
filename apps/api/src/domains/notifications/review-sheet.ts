import type { Review } from '@counter/contract/feedback';
import { countOf } from '@counter/contract/shared';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Sheet } from './sheet-mail.ts';

type About = Pick<StoreScope, 'storeName'> & { readonly publicUrl: string };

type ReviewFacts = Pick<
  Review,
  'id' | 'rating' | 'review' | 'userFullName' | 'orderNumber' | 'changedAt'
>;

/** Builds the mail that a customer added or changed a review, with a link to reply. */
export function reviewSheet({ storeName, publicUrl }: About, facts: ReviewFacts): Sheet {
  const { id, rating, review, userFullName, orderNumber, changedAt } = facts;
  const stars = countOf(rating, 'star', 'stars');
  const what =
    changedAt === null
      ? `${userFullName} gave order ${orderNumber} ${stars}.`
      : `${userFullName} changed the review of order ${orderNumber} to ${stars}.`;
  return {
    subject: `${storeName}: ${stars} for order ${orderNumber}`,
    title: `${stars} for order ${orderNumber}`,
    paragraphs: [what],
    quote: review === '' ? null : review,
    facts: [],
    list: null,
    link: { label: 'Answer', url: `${publicUrl}/dashboard/customers/reviews?open=${id}` },
    reason: `You get this email because this address is on the list of ${storeName} for new reviews.`,
  };
}
