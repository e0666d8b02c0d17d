import {
  pauseReasonWords,
  takesOrders,
  ways,
  type Business,
  type StoreStatus,
  type Suspension,
} from '@counter/contract/store';
import { now } from '../../lib/clock.ts';
import { formatDay, formatInstant, formatTime } from '../../lib/days.ts';

/** Whether orders come in, until when, and why not. The merchant's own word is the switch beside it. */
export function describeOpening(status: StoreStatus, timeZone: string): string {
  const { state, until, reason, pause, busy } = status;
  const when = until && momentOf(until, timeZone);
  switch (state) {
    case 'OPEN':
      return when && isNear(until) ? `Taking orders until ${when}.` : 'Taking orders.';
    case 'BUSY': {
      const later = busy ? `promised ${busy.minutes} min later` : 'with longer preparation';
      return `Taking orders, ${later}${when ? ` until ${when}` : ''}.`;
    }
    case 'PAUSED':
      if (pause && when) {
        return `Paused until ${when}: ${asSentence(pauseReasonWords(pause))} No orders come in.`;
      }
      return `Paused: no orders come in${when ? ` until ${when}` : ' for now'}.`;
    case 'CLOSED_BY_STORE':
      return 'No orders come in until somebody opens it.';
    case 'OUT_OF_HOURS':
      return `Outside opening hours: no orders come in${when ? ` until ${when}` : ''}.`;
    case 'NOT_APPROVED':
      return reason === null
        ? 'No orders come in: the store is not approved yet.'
        : `Suspended by the marketplace: no orders come in${when ? ` until ${when}` : ''}.`;
  }
}

const weekMs = 7 * 86_400_000;

/** A holiday months ahead is no news today. */
function isNear(until: string): boolean {
  return Date.parse(until) - now() < weekMs;
}

const wayNames = { PICKUP: 'pickup', DELIVERY: 'deliveries' } as const;

/** Which way of getting an order is closed while another is open: "No deliveries until 17:00.". */
export function describeWays({ state, ways: apart }: StoreStatus, timeZone: string): string {
  if (!apart || !takesOrders(state)) return '';
  return ways
    .filter((way) => !takesOrders(apart[way].state))
    .map((way) => {
      const { until } = apart[way];
      return `No ${wayNames[way]}${until ? ` until ${momentOf(until, timeZone)}` : ''}.`;
    })
    .join(' ');
}

/** Why an approved business takes no orders at this moment, in a few words; undefined where it does. */
export function nameClosing({ opening, timeZone }: Business): string | undefined {
  const { state, until } = opening;
  const when = until ? ` until ${momentOf(until, timeZone)}` : '';
  if (state === 'PAUSED') return `Paused${when}`;
  if (state === 'OUT_OF_HOURS') return `Outside opening hours${when}`;
  return state === 'CLOSED_BY_STORE' ? 'Closed by its people' : undefined;
}

/** The merchant says open, and still no orders come in. */
export function isHeldBack({ storeOnline, state }: StoreStatus): boolean {
  return storeOnline && !takesOrders(state);
}

/** Who turned the switch last, and when: "Closed by Sofia, today 14:05.". */
export function describeChange(status: StoreStatus, timeZone: string): string | undefined {
  const { storeOnline, changedBy, changedAt } = status;
  if (changedAt === null) return undefined;
  const who = changedBy === null ? '' : ` by ${changedBy}`;
  const when = formatInstant(changedAt, timeZone).replace(/^Today/, 'today');
  return `${storeOnline ? 'Opened' : 'Closed'}${who}, ${when}.`;
}

/** All that is to be said of whether orders come in; of a closed store also who closed it. */
export function explainOpening(status: StoreStatus, timeZone: string): string {
  return [
    describeOpening(status, timeZone),
    describeWays(status, timeZone),
    status.storeOnline ? undefined : describeChange(status, timeZone),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A moment near now: "14:35" today, else "Fri 14 Nov 14:35". */
export function momentOf(iso: string, timeZone: string): string {
  const isToday = formatDay(iso, timeZone) === 'Today';
  return isToday ? formatTime(iso, timeZone) : formatInstant(iso, timeZone);
}

/** Until when a store is suspended, and why: "until Fri 14 Nov 18:00: Unpaid fees.". */
export function describeSuspension(suspension: Suspension, timeZone: string): string {
  return `until ${describeEnd(suspension, timeZone)}: ${asSentence(suspension.reason)}`;
}

/** When a suspension ends: "Fri 14 Nov 18:00", "further notice". */
export function describeEnd({ until }: Suspension, timeZone: string): string {
  return until === null ? 'further notice' : momentOf(until, timeZone);
}

function asSentence(text: string): string {
  const words = text.trim();
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** People in a list: "owner, manager or staff". */
export function oneOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}
