import { spokenTime } from '@counter/contract/shared';
import { takesOrders, type Opening } from '@counter/contract/store';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Work } from '../../platform/work.ts';
import { findOpeningForOrder } from '../store/index.ts';
import { weekdayTime } from './order-words.ts';

const furthestAheadMs = 14 * 24 * 60 * 60 * 1000;

/**
 * Lets an order through if the store takes orders for its time: now, or when it is scheduled.
 * @throws ProblemError STORE_CLOSED (says until when, and that it is suspended), or IMPOSSIBLE_SCHEDULE when the scheduled
 * time is past, more than 14 days ahead or outside of the store's hours.
 */
export async function checkOrderTime(work: Work, scheduledAt: Date | null): Promise<void> {
  if (scheduledAt) checkWithinReach(scheduledAt, work.at);
  const times = { now: work.at, wanted: scheduledAt ?? work.at };
  const opening = await findOpeningForOrder(work.tx, work.scope.storeId, times);
  if (takesOrders(opening.state)) return;
  if (opening.state === 'NOT_APPROVED') throw suspended(work, opening);
  throw scheduledAt && opening.state === 'OUT_OF_HOURS'
    ? notOpenThen(work, scheduledAt, opening)
    : closed(work, opening);
}

function checkWithinReach(scheduledAt: Date, now: Date): void {
  const ahead = scheduledAt.getTime() - now.getTime();
  if (ahead <= 0) throw impossible('The scheduled time has passed. Choose a later one.');
  if (ahead > furthestAheadMs) {
    throw impossible('Orders can be scheduled at most 14 days ahead. Choose an earlier time.');
  }
}

function notOpenThen({ scope, at }: Work, scheduledAt: Date, { until }: Opening): ProblemError {
  const { storeName, timeZone } = scope;
  const then = spokenTime(scheduledAt, at, timeZone);
  const opens = until ? ` It opens again ${spokenTime(until, at, timeZone)}.` : '';
  return impossible(`${storeName} is not open ${then}.${opens}`);
}

function closed({ scope }: Work, { until }: Opening): ProblemError {
  const when = until ? weekdayTime(until, scope.timeZone) : 'the store opens again';
  return new ProblemError('STORE_CLOSED', `${scope.storeName} is closed until ${when}.`);
}

function suspended({ scope, at }: Work, { until }: Opening): ProblemError {
  const end = until
    ? `It takes them again ${spokenTime(until, at, scope.timeZone)}.`
    : 'Try again another day.';
  return new ProblemError(
    'STORE_CLOSED',
    `${scope.storeName} takes no orders for now: the marketplace has suspended it. ${end}`,
  );
}

function impossible(message: string): ProblemError {
  return new ProblemError('IMPOSSIBLE_SCHEDULE', message, {
    errors: [{ path: 'scheduledAt', message }],
  });
}
