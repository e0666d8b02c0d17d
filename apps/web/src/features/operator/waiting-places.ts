import type { OperatorCount, OperatorOverview } from '@counter/contract/operator';
import { linkOptions, type LinkProps } from '@tanstack/react-router';
import { text } from './operator.text.ts';

export interface WaitingPlace {
  name: OperatorCount;
  label: string;
  hint: string;
  link: LinkProps;
  /** `now`: loses orders by the minute. `soon`: somebody waits for an answer. `later`: can wait. */
  urgency: 'now' | 'soon' | 'later';
}

/** The counts, each linked to a list of exactly those entries. */
const waitingPlaces: readonly WaitingPlace[] = [
  {
    name: 'waitingApplications',
    label: text.applicationsToReview,
    hint: text.applicationsHint,
    link: linkOptions({ to: '/operator/applications' }),
    urgency: 'soon',
  },
  {
    name: 'newLeads',
    label: text.newLeads,
    hint: text.notContactedYet,
    link: linkOptions({ to: '/operator/leads', search: { state: 'NEW' } }),
    urgency: 'soon',
  },
  {
    name: 'contestedCharges',
    label: text.disputedCharges,
    hint: text.disputedByStores,
    link: linkOptions({ to: '/operator/charges', search: { state: 'IN_REVIEW' } }),
    urgency: 'soon',
  },
  {
    name: 'reportedReviews',
    label: text.reportedReviews,
    hint: text.reportedByStores,
    link: linkOptions({ to: '/operator/reviews', search: { state: 'REPORTED' } }),
    urgency: 'soon',
  },
  {
    name: 'failedCardPayments',
    label: text.failedCardPayments,
    hint: text.notRetriedAutomatically,
    link: linkOptions({ to: '/operator/payouts' }),
    urgency: 'soon',
  },
  {
    name: 'failedMessages',
    label: text.failedMessages,
    hint: text.notDelivered,
    link: linkOptions({ to: '/operator/messages', search: { state: 'FAILED' } }),
    urgency: 'soon',
  },
  {
    name: 'storesWithoutScreen',
    label: text.storesWithoutScreen,
    hint: text.noScreenHint,
    link: linkOptions({ to: '/operator/stores/health', search: { state: 'NO_SCREEN' } }),
    urgency: 'now',
  },
  {
    name: 'storesWithReturnedPayout',
    label: text.returnedPayouts,
    hint: text.returnedByBank,
    link: linkOptions({ to: '/operator/stores/health', search: { state: 'PAYOUT' } }),
    urgency: 'soon',
  },
  {
    name: 'unverifiedStores',
    label: text.unverifiedStores,
    hint: text.unverifiedStoresHint,
    link: linkOptions({ to: '/operator/stores', search: { state: 'UNVERIFIED' } }),
    urgency: 'later',
  },
  {
    name: 'suspendedStores',
    label: text.suspendedStores,
    hint: text.suspendedStoresHint,
    link: linkOptions({ to: '/operator/stores', search: { state: 'SUSPENDED' } }),
    urgency: 'later',
  },
];

/** A kind of open work and its count. */
export interface WaitingWork {
  place: WaitingPlace;
  count: number;
  /** The time since which the oldest one waits, if known. */
  oldestAt: string | null;
}

const urgencies = ['now', 'soon', 'later'] as const;

/**
 * Sorts the open work by urgency, then by waiting time; unknown times come last. `done` contains the places without
 * any.
 */
export function sortWaiting(overview: OperatorOverview): {
  waiting: WaitingWork[];
  done: WaitingPlace[];
} {
  const dates: Partial<Record<OperatorCount, string | null>> = overview.oldestAt;
  const all = waitingPlaces.map((place) => ({
    place,
    count: overview[place.name],
    oldestAt: dates[place.name] ?? null,
  }));
  return {
    waiting: all.filter(({ count }) => count > 0).toSorted(byUrgency),
    done: all.filter(({ count }) => count === 0).map(({ place }) => place),
  };
}

function byUrgency(one: WaitingWork, other: WaitingWork): number {
  const apart = urgencies.indexOf(one.place.urgency) - urgencies.indexOf(other.place.urgency);
  return apart || timeOf(one) - timeOf(other);
}

const timeOf = ({ oldestAt }: WaitingWork): number =>
  oldestAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(oldestAt);
