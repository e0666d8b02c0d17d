import type { OperatorOverview } from '@counter/contract/operator';
import { linkOptions, type LinkProps } from '@tanstack/react-router';

export interface WaitingPlace {
  name: keyof OperatorOverview;
  label: string;
  hint: string;
  link: LinkProps;
  /** Somebody waits for an answer, which makes it orange. */
  urgent: boolean;
}

/** What is counted, and the list that shows exactly that. */
export const waitingPlaces: readonly WaitingPlace[] = [
  {
    name: 'waitingApplications',
    label: 'Applications to decide',
    hint: 'Stores that cannot open before',
    link: linkOptions({ to: '/operator/applications' }),
    urgent: true,
  },
  {
    name: 'newLeads',
    label: 'New leads',
    hint: 'Nobody has called them yet',
    link: linkOptions({ to: '/operator/leads', search: { state: 'NEW' } }),
    urgent: true,
  },
  {
    name: 'contestedCharges',
    label: 'Charges to decide',
    hint: 'Stores contested them',
    link: linkOptions({ to: '/operator/charges', search: { state: 'IN_REVIEW' } }),
    urgent: true,
  },
  {
    name: 'reportedReviews',
    label: 'Reviews to decide',
    hint: 'Stores reported them',
    link: linkOptions({ to: '/operator/reviews', search: { state: 'REPORTED' } }),
    urgent: true,
  },
  {
    name: 'failedCardPayments',
    label: 'Failed card payments',
    hint: 'Nothing tries them again by itself',
    link: linkOptions({ to: '/operator/payouts' }),
    urgent: true,
  },
  {
    name: 'failedMessages',
    label: 'Failed messages',
    hint: 'They reached nobody',
    link: linkOptions({ to: '/operator/messages', search: { state: 'FAILED' } }),
    urgent: true,
  },
  {
    name: 'unverifiedStores',
    label: 'Unverified stores',
    hint: 'Bank, company or representative is not checked',
    link: linkOptions({ to: '/operator/stores', search: { state: 'UNVERIFIED' } }),
    urgent: false,
  },
  {
    name: 'suspendedStores',
    label: 'Suspended stores',
    hint: 'No orders come in for them',
    link: linkOptions({ to: '/operator/stores', search: { state: 'SUSPENDED' } }),
    urgent: false,
  },
];
