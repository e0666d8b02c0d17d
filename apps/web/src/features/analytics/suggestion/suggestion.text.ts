import { countOf } from '@counter/contract/shared';

/** Screen text for suggestions. */
export const suggestionText = {
  title: 'Worth doing',
  nothing: 'Nothing else needs you right now.',
  notLoaded: "Suggestions couldn't be loaded.",
  dismiss: 'Not now',
  dismissed: 'Hidden for a week',
  notDismissed: (why: string) => `The suggestion couldn't be hidden. ${why}`,
  charge: (amount: string, orderNumber: string, days: number) =>
    `A charge of ${amount} for order ${orderNumber} is taken from your payout unless you dispute it ` +
    (days <= 1 ? 'within a day.' : `within ${days} days.`),
  contest: 'See the charge',
  payout: (amount: string) => `Your last payout of ${amount} came back. Check your bank account.`,
  checkBank: 'Check bank account',
  review: (stars: number, orderNumber: string) =>
    `Order ${orderNumber} got a review of ${countOf(stars, 'star', 'stars')}. You haven't replied yet.`,
  reply: 'Reply',
  picture: (name: string) => `${name} is one of your best sellers and has no picture.`,
  addPicture: 'Add a picture',
} as const;
