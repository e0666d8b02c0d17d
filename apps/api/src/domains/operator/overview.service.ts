import type { OperatorOverview } from '@counter/contract/operator';
import { countFailedMessages } from '../../platform/messages/mail/messages.repository.ts';
import type { Platform } from '../../platform/platform.ts';
import { countDisputedCharges } from '../adjustments/index.ts';
import { countReportedReviews } from '../feedback/index.ts';
import { countNewLeads } from '../home/index.ts';
import { countWaitingApplications } from '../onboarding/index.ts';
import { countGivenUp } from '../payments/index.ts';
import { countUnverifiedStores } from '../settings/index.ts';
import { countRunningSuspensions } from '../store/index.ts';
import {
  countStoresWithoutScreen,
  countStoresWithReturnedPayout,
} from './store-health.repository.ts';

/** Counts the open work of the marketplace's staff by kind. */
export async function findOverview({ db, clock }: Platform): Promise<OperatorOverview> {
  const [
    newLeads,
    waitingApplications,
    unverifiedStores,
    storesWithoutScreen,
    storesWithReturnedPayout,
    suspendedStores,
    contestedCharges,
    reportedReviews,
    failedCardPayments,
    failedMessages,
  ] = await Promise.all([
    countNewLeads(db),
    countWaitingApplications(db),
    countUnverifiedStores(db),
    countStoresWithoutScreen(db, clock.now()),
    countStoresWithReturnedPayout(db),
    countRunningSuspensions(db, clock.now()),
    countDisputedCharges(db),
    countReportedReviews(db),
    countGivenUp(db),
    countFailedMessages(db),
  ]);
  return {
    newLeads,
    waitingApplications,
    unverifiedStores,
    storesWithoutScreen,
    storesWithReturnedPayout,
    suspendedStores,
    contestedCharges,
    reportedReviews,
    failedCardPayments,
    failedMessages,
  };
}
