import type { OperatorOverview } from '@counter/contract/operator';
import { linkOptions, type LinkProps } from '@tanstack/react-router';
import { text } from './operator.text.ts';

export interface WaitingPlace {
  name: keyof OperatorOverview;
  label: string;
  hint: string;
  link: LinkProps;
  /** True if somebody waits for an answer, shown in orange. */
  urgent: boolean;
}

/** The counts, each with the list that shows exactly that. */
export const waitingPlaces: readonly WaitingPlace[] = [
  {
    name: 'waitingApplications',
    label: text.applicationsToDecide,
    hint: text.storesThatCannotOpenBefore,
    link: linkOptions({ to: '/operator/applications' }),
    urgent: true,
  },
  {
    name: 'newLeads',
    label: text.newLeads,
    hint: text.notContactedYet,
    link: linkOptions({ to: '/operator/leads', search: { state: 'NEW' } }),
    urgent: true,
  },
  {
    name: 'contestedCharges',
    label: text.chargesToDecide,
    hint: text.disputedByStores,
    link: linkOptions({ to: '/operator/charges', search: { state: 'IN_REVIEW' } }),
    urgent: true,
  },
  {
    name: 'reportedReviews',
    label: text.reviewsToDecide,
    hint: text.storesReportedThem,
    link: linkOptions({ to: '/operator/reviews', search: { state: 'REPORTED' } }),
    urgent: true,
  },
  {
    name: 'failedCardPayments',
    label: text.failedCardPayments,
    hint: text.notRetriedAutomatically,
    link: linkOptions({ to: '/operator/payouts' }),
    urgent: true,
  },
  {
    name: 'failedMessages',
    label: text.failedMessages,
    hint: text.notDelivered,
    link: linkOptions({ to: '/operator/messages', search: { state: 'FAILED' } }),
    urgent: true,
  },
  {
    name: 'storesWithoutScreen',
    label: text.storesWithoutScreen,
    hint: text.nobodySeesTheirOrders,
    link: linkOptions({ to: '/operator/stores/health', search: { state: 'NO_SCREEN' } }),
    urgent: true,
  },
  {
    name: 'storesWithReturnedPayout',
    label: text.returnedPayouts,
    hint: text.returnedByBank,
    link: linkOptions({ to: '/operator/stores/health', search: { state: 'PAYOUT' } }),
    urgent: true,
  },
  {
    name: 'unverifiedStores',
    label: text.unverifiedStores,
    hint: text.bankCompanyOrRepresentativeIs,
    link: linkOptions({ to: '/operator/stores', search: { state: 'UNVERIFIED' } }),
    urgent: false,
  },
  {
    name: 'suspendedStores',
    label: text.suspendedStores,
    hint: text.noOrdersComeInFor,
    link: linkOptions({ to: '/operator/stores', search: { state: 'SUSPENDED' } }),
    urgent: false,
  },
];
