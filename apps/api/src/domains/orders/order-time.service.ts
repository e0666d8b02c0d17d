import { wayOf, type DeliveryMethod } from '@counter/contract/orders';
import { spokenTime } from '@counter/contract/shared';
import { takesOrders, type Opening, type OpeningFacts, type Way } from '@counter/contract/store';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { OrderContext } from './order-context.ts';
import { openingForOrder, type OrderOpening } from '../store/index.ts';
import { weekdayTime } from './order-words.ts';

const furthestAheadMs = 14 * 24 * 60 * 60 * 1000;

export type OrderTime = {
  readonly deliveryMethod: DeliveryMethod;
  /** Null means as soon as possible. */
  readonly scheduledAt: Date | null;
};

type Asked = Pick<OrderContext, 'scope' | 'at'>;

/**
 * Checks that the store takes orders for the given method and time, now or scheduled. Returns the extra busy minutes on
 * top of the usual prep time.
 * @throws ProblemError STORE_CLOSED (says why and until when), or IMPOSSIBLE_SCHEDULE if the scheduled time is past,
 * more than 14 days ahead or outside the store's hours.
 */
export function checkOrderTime(
  work: Asked,
  facts: OpeningFacts,
  { deliveryMethod, scheduledAt }: OrderTime,
): number {
  if (scheduledAt) checkWithinReach(scheduledAt, work.at);
  const way = wayOf(deliveryMethod);
  const times = { now: work.at, wanted: scheduledAt ?? work.at, way };
  const opening = openingForOrder(facts, times);
  if (takesOrders(opening.state)) return opening.busyMinutes;
  if (opening.state === 'NOT_APPROVED') throw suspended(work, opening);
  if (opening.state === 'PAUSED') throw paused(work, opening);
  throw scheduledAt && opening.state === 'OUT_OF_HOURS'
    ? notOpenThen(work, scheduledAt, { ...opening, way })
    : closed(work, { ...opening, way });
}

function checkWithinReach(scheduledAt: Date, now: Date): void {
  const ahead = scheduledAt.getTime() - now.getTime();
  if (ahead <= 0) throw impossible('The scheduled time has passed. Choose a later one.');
  if (ahead > furthestAheadMs) {
    throw impossible('Orders can be scheduled at most 14 days ahead. Choose an earlier time.');
  }
}

type Refused = OrderOpening & { readonly way: Way };

function notOpenThen({ scope, at }: Asked, scheduledAt: Date, refused: Refused): ProblemError {
  const { storeName } = scope;
  const then = spokenTime(scheduledAt, at, scope);
  const opens = refused.from ? ` It opens again ${spokenTime(refused.from, at, scope)}.` : '';
  return impossible(`${storeName} isn't open${kindOf(refused)} ${then}.${opens}`);
}

/** Names the method only if the store is open for the other one. */
function kindOf({ otherwise, way }: Refused): string {
  if (!otherwise) return '';
  return way === 'PICKUP' ? ' for pickup' : ' for delivery';
}

function closed({ scope }: Asked, refused: Refused): ProblemError {
  const { from } = refused;
  const until = from ? `until ${weekdayTime(from, scope)}` : 'right now. Check back later';
  return new ProblemError(
    'STORE_CLOSED',
    `${scope.storeName} is closed${kindOf(refused)} ${until}.`,
  );
}

function paused({ scope, at }: Asked, { from }: OrderOpening): ProblemError {
  const again = from ? ` It takes orders again ${spokenTime(from, at, scope)}.` : '';
  return new ProblemError(
    'STORE_CLOSED',
    `${scope.storeName} is paused and isn't taking orders right now.${again}`,
  );
}

function suspended({ scope, at }: Asked, { until }: Opening): ProblemError {
  const end = until
    ? `It takes orders again ${spokenTime(until, at, scope)}.`
    : 'Try again another day.';
  return new ProblemError(
    'STORE_CLOSED',
    `${scope.storeName} isn't taking orders right now because the marketplace suspended it. ${end}`,
  );
}

function impossible(message: string): ProblemError {
  return new ProblemError('IMPOSSIBLE_SCHEDULE', message, {
    errors: [{ path: 'scheduledAt', message }],
  });
}
