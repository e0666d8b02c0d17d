import { isRinging, orderMoves, type OrderWithTimeline } from '@counter/contract/orders';

type Facts = Pick<
  OrderWithTimeline,
  'orderNumber' | 'status' | 'releasedAt' | 'seenAt' | 'quietUntil' | 'timeline'
>;

/** Explains a press that came too late by the order's current state: `WW-1234 was accepted by Ana already.` */
export function describeState(order: Facts, at: Date): string {
  const { orderNumber, timeline, seenAt } = order;
  const last = timeline.findLast(({ kind }) => orderMoves.some((move) => move === kind));
  switch (last?.kind) {
    case 'accept':
      return `${orderNumber} was accepted by ${last.by} already.`;
    case 'ready':
      return `${orderNumber} was marked as ready by ${last.by} already.`;
    case 'complete':
      return `${orderNumber} was completed by ${last.by} already.`;
    case 'cancel':
      return `${orderNumber} was cancelled by ${last.by}.`;
    case 'expire':
      return `${orderNumber} expired, as nobody accepted it in time.`;
    default:
  }
  if (seenAt !== null)
    return `Someone already opened ${orderNumber}, so it doesn't ring. It's still new.`;
  if (isRinging(order, at.getTime())) return `${orderNumber} is new again. Open it to accept it.`;
  return `${orderNumber} is snoozed already. It's still new.`;
}
