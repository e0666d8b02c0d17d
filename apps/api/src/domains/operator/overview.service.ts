import type { OperatorOverview } from '@counter/contract/operator';
import type { Waiting } from '../../platform/db/page.ts';
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

/** Counts the operators' open work by kind. */
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
  const dated = {
    newLeads,
    waitingApplications,
    storesWithoutScreen,
    contestedCharges,
    reportedReviews,
    failedCardPayments,
    failedMessages,
  };
  return {
    ...mapValues(dated, ({ total }) => total),
    unverifiedStores,
    storesWithReturnedPayout,
    suspendedStores,
    oldestAt: mapValues(dated, ({ oldestAt }) => oldestAt?.toISOString() ?? null),
  };
}

function mapValues<Name extends string, Result>(
  dated: Readonly<Record<Name, Waiting>>,
  toResult: (waiting: Waiting) => Result,
): Record<Name, Result> {
  const results = Object.entries<Waiting>(dated).map(([name, waiting]) => [
    name,
    toResult(waiting),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object
  return Object.fromEntries(results) as Record<Name, Result>;
}
