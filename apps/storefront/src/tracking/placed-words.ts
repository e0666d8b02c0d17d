import { clockTime, dayAt, spokenDay } from '@counter/contract/shared';
import type { PublicStore, TrackedOrder } from '@counter/contract/storefront';
import { text } from './tracking.text.ts';

/** Returns the day and time of the order. The day is included because receipts are read later. */
export function placedWords({ placedAt }: TrackedOrder, store: PublicStore): string {
  const at = new Date(placedAt);
  return text.orderedOn(spokenDay(dayAt(at, store.timeZone), store), clockTime(at, store));
}
