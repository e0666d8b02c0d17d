import { clockTime, dayAt, spokenDay } from '@counter/contract/shared';
import type { PublicStore, TrackedOrder } from '@counter/contract/storefront';
import { text } from './tracking.text.ts';

/** Says when an order was placed, with its day: a receipt is read later. */
export function placedWords({ placedAt }: TrackedOrder, store: PublicStore): string {
  const at = new Date(placedAt);
  return text.orderedOn(spokenDay(dayAt(at, store.timeZone), store), clockTime(at, store));
}
