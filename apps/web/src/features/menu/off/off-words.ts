import type { OffItem } from '@counter/contract/menu';
import { describeReturn } from '../availability-words.ts';
import { offText } from './off.text.ts';

/**
 * Describes why an item is unavailable and when it returns, as a clause: 'sold out, back tomorrow'.
 */
export function describeOff({ state, until }: OffItem, timeZone: string): string {
  const back = until === null ? undefined : describeReturn(until, timeZone);
  switch (state) {
    case 'SOLD_OUT':
      return back === undefined ? offText.soldOut : offText.soldOutBack(back);
    case 'OUT_OF_HOURS':
      return back === undefined ? offText.notServed : offText.servedFrom(back);
    case 'UNAVAILABLE':
    case 'AVAILABLE':
      return back === undefined ? offText.untilYouChangeIt : offText.until(back);
  }
}

/** Number of items named before the rest are counted. */
const named = 2;

/** Summarizes the items: "Plum cake (sold out, back tomorrow), Oat milk (until 15:00) and 3 more". */
export function summarizeOff(items: readonly OffItem[], timeZone: string): string {
  const words = items
    .slice(0, named)
    .map((item) => `${item.name} (${describeOff(item, timeZone)})`)
    .join(', ');
  const left = items.length - named;
  return left > 0 ? offText.andMore(words, left) : words;
}
