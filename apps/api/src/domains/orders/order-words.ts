import {
  deliveryMethodWords,
  orderStatusLabel,
  type DeliveryMethod,
  type Order,
  type OrderMove,
  type OrderStatus,
  type TimelineEntry,
} from '@counter/contract/orders';
import {
  clockTime,
  countOf,
  dayAt,
  formatMoney,
  spokenTime,
  writeWeekday,
  type LocalFormat,
} from '@counter/contract/shared';

/** Formats a time within the next days: `Sat 9:00 AM`. */
export function weekdayTime(at: Date, local: LocalFormat): string {
  return `${writeWeekday(dayAt(at, local.timeZone))} ${clockTime(at, local)}`;
}

type LastMove = { readonly kind: OrderMove; readonly by: string; readonly at: Date };
type Refused = { readonly orderNumber: string; readonly status: OrderStatus };

/** Explains a rejected move: who moved the order first, how and when, or that it must be accepted first. */
export function refusedMove(
  { orderNumber, status }: Refused,
  last: LastMove | undefined,
  { now, ...local }: LocalFormat & { readonly now: Date },
): string {
  if (!last) return `Order ${orderNumber} is still ${orderStatusLabel(status)}: accept it first.`;
  const when = spokenTime(last.at, now, local);
  return `${capital(describeMove(last, `order ${orderNumber}`))} ${when}. Nothing was changed.`;
}

/** Uppercases the first letter: an actor can be `the customer`. */
function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function describeMove({ kind, by }: LastMove, order: string): string {
  switch (kind) {
    case 'accept':
      return `${by} already accepted ${order}`;
    case 'ready':
      return `${by} already marked ${order} as ready`;
    case 'complete':
      return `${by} already completed ${order}`;
    case 'cancel':
      return `${by} already cancelled ${order}`;
    case 'expire':
      return `${order} expired without being accepted`;
    case 'undoAccept':
      return `${by} undid accepting ${order}`;
    case 'undoReady':
      return `${by} undid marking ${order} as ready`;
    case 'undoComplete':
      return `${by} undid completing ${order}`;
  }
}

type LastAssignment = Omit<LastMove, 'kind'> & {
  readonly kind: TimelineEntry['kind'];
  /** The rider's name. */
  readonly message: string | null;
};

/** Explains a rejected assignment: who was first, and what they did. */
export function refusedAssignment(
  orderNumber: string,
  last: LastAssignment | undefined,
  { now, ...local }: LocalFormat & { readonly now: Date },
): string {
  if (!last) return `Order ${orderNumber} has no rider yet. Nothing was changed.`;
  const { by, kind, message } = last;
  const verb = kind === 'assigned' ? 'gave' : 'took';
  const whom = `${kind === 'assigned' ? 'to' : 'from'} ${message ?? 'a rider'}`;
  const when = spokenTime(last.at, now, local);
  return `${by} ${verb} order ${orderNumber} ${whom} ${when}. Nothing was changed.`;
}

type Arrival = {
  readonly totalItems: number;
  readonly subtotal: number;
  readonly deliveryMethod: DeliveryMethod;
  readonly scheduledAt: Date | null;
};

/** Describes an order for the new order popup: `3 items, $ 24.50, pickup`, with the time if it is scheduled. */
export function describeArrival(
  { totalItems, subtotal, deliveryMethod, scheduledAt }: Arrival,
  { currency, ...local }: LocalFormat & { readonly currency: string },
): string {
  const items = countOf(totalItems, 'item', 'items');
  const what = `${items}, ${formatMoney(subtotal, currency)}, ${deliveryMethodWords(deliveryMethod)}`;
  return scheduledAt ? `${what}, for ${weekdayTime(scheduledAt, local)}` : what;
}

/** Returns the title and text that announce an existing order as new, in the words of the popup. */
export function describeNewOrder(
  order: Pick<Order, 'orderNumber' | 'totalItems' | 'subtotal' | 'deliveryMethod' | 'scheduledAt'>,
  local: Parameters<typeof describeArrival>[1],
): { readonly title: string; readonly body: string } {
  const scheduledAt = order.scheduledAt === null ? null : new Date(order.scheduledAt);
  return {
    title: scheduledAt ? `Order ${order.orderNumber} is due` : `New order ${order.orderNumber}`,
    body: describeArrival({ ...order, scheduledAt }, local),
  };
}
