import {
  pauseReasonWords,
  takesOrders,
  ways,
  type Business,
  type StoreStatus,
  type Suspension,
} from '@counter/contract/store';
import { now } from '@counter/browser/clock';
import { instantInSentence, nearInstant } from '../../lib/time/days.ts';
import { text as sentences } from './store.text.ts';

/** Describes the opening state with its end and reason. The switch beside it shows the merchant's own setting. */
export function describeOpening(status: StoreStatus, timeZone: string): string {
  const { state, until, reason, pause, busy } = status;
  const when = until && nearInstant(until, timeZone);
  switch (state) {
    case 'OPEN':
      return when && isNear(until) ? sentences.takingOrdersUntil(when) : sentences.takingOrders;
    case 'BUSY': {
      const later = busy ? sentences.minutesMorePrepTime(busy.minutes) : sentences.longerPrepTime;
      return sentences.takingOrdersLater(later, when ? sentences.until(when) : '');
    }
    case 'PAUSED':
      if (pause && when) {
        return sentences.pausedUntil(when, asSentence(pauseReasonWords(pause)));
      }
      return sentences.pausedNoOrders(when ? sentences.until(when) : sentences.forNow);
    case 'CLOSED_BY_STORE':
      return sentences.closedNoOrders;
    case 'OUT_OF_HOURS':
      return sentences.outsideHoursNoOrders(when ? sentences.until(when) : '');
    case 'NOT_APPROVED':
      return reason === null
        ? sentences.notApprovedNoOrders
        : sentences.suspendedNoOrders(when ? sentences.until(when) : '');
  }
}

const weekMs = 7 * 86_400_000;

/** Returns true for an end within a week. A holiday months ahead is not worth mentioning. */
function isNear(until: string): boolean {
  return Date.parse(until) - now() < weekMs;
}

const wayNames = { PICKUP: sentences.pickup, DELIVERY: sentences.deliveries } as const;

/** Names the fulfillment method that is closed while another is open: "No deliveries until 17:00.". */
export function describeWays({ state, ways: apart }: StoreStatus, timeZone: string): string {
  if (!apart || !takesOrders(state)) return '';
  return ways
    .filter((way) => !takesOrders(apart[way].state))
    .map((way) => {
      const { until } = apart[way];
      return sentences.wayClosed(
        wayNames[way],
        until ? sentences.until(nearInstant(until, timeZone)) : '',
      );
    })
    .join(' ');
}

/** Describes in a few words why an approved business takes no orders now; undefined if it does. */
export function nameClosing({ opening, timeZone }: Business): string | undefined {
  const { state, until } = opening;
  const when = until ? sentences.until(nearInstant(until, timeZone)) : '';
  if (state === 'PAUSED') return sentences.paused(when);
  if (state === 'OUT_OF_HOURS') return sentences.outsideOpeningHours(when);
  return state === 'CLOSED_BY_STORE' ? sentences.closedByTeam : undefined;
}

/** Returns true if the merchant has opened the store but it takes no orders. */
export function isHeldBack({ storeOnline, state }: StoreStatus): boolean {
  return storeOnline && !takesOrders(state);
}

/** Describes the last use of the switch: "Closed by Sofia, today 14:05.". */
export function describeChange(status: StoreStatus, timeZone: string): string | undefined {
  const { storeOnline, changedBy, changedAt } = status;
  if (changedAt === null) return undefined;
  const who = changedBy === null ? '' : sentences.by(changedBy);
  const when = instantInSentence(changedAt, timeZone);
  return `${storeOnline ? sentences.opened : sentences.closed}${who}, ${when}.`;
}

/** Explains whether orders come in and, for a closed store, who closed it. */
export function explainOpening(status: StoreStatus, timeZone: string): string {
  return [
    describeOpening(status, timeZone),
    describeWays(status, timeZone),
    status.storeOnline ? undefined : describeChange(status, timeZone),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Describes a suspension with its end and reason: "until Fri 14 Nov 18:00: Unpaid fees.". */
export function describeSuspension(suspension: Suspension, timeZone: string): string {
  return sentences.suspensionDetails(
    describeEnd(suspension, timeZone),
    asSentence(suspension.reason),
  );
}

/** Describes the end of a suspension: "Fri 14 Nov 18:00", "further notice". */
export function describeEnd({ until }: Suspension, timeZone: string): string {
  return until === null ? sentences.furtherNotice : nearInstant(until, timeZone);
}

function asSentence(text: string): string {
  const words = text.trim();
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** Joins names with "or": "owner, manager or staff". */
export function oneOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : sentences.or(names.slice(0, -1).join(', '), last);
}
