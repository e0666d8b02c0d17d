import { wayOf } from '@counter/contract/orders';
import type { TrackedOrder } from '@counter/contract/storefront';

/** The news about an order that its customer gets by mail. */
export const allOrderNews = [
  'RECEIVED',
  'ACCEPTED',
  'DELAYED',
  'READY',
  'ON_ITS_WAY',
  'CANCELLED',
  'REFUNDED',
] as const;

export type OrderNews = (typeof allOrderNews)[number];

/** Returns true if news still apply to an order. Its step may have been undone or followed by the next. */
export function isStillNews(
  news: OrderNews,
  {
    status,
    deliveryMethod,
    refunded,
  }: Pick<TrackedOrder, 'status' | 'deliveryMethod' | 'refunded'>,
): boolean {
  const isDelivery = wayOf(deliveryMethod) === 'DELIVERY';
  switch (news) {
    case 'RECEIVED':
      return status === 'NEW';
    case 'ACCEPTED':
    case 'DELAYED':
      return status === 'STORE_ACCEPTED';
    case 'READY':
      return status === 'READY' && !isDelivery;
    case 'ON_ITS_WAY':
      return status === 'COMPLETED' && isDelivery;
    case 'CANCELLED':
      return status === 'STORE_REJECT' || status === 'EXPIRED';
    case 'REFUNDED':
      // The mail of a cancellation covers its own refund.
      return refunded > 0 && status !== 'STORE_REJECT' && status !== 'EXPIRED';
  }
}

/** Returns a key that distinguishes news of the same kind: the new time, or the total refunded so far. */
export function aboutOf(
  news: OrderNews,
  { readyAt, refunded }: Pick<TrackedOrder, 'readyAt' | 'refunded'>,
): string {
  if (news === 'DELAYED') return readyAt;
  return news === 'REFUNDED' ? String(refunded) : '';
}
