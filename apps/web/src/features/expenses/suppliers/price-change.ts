import type { BoughtItem } from '@counter/contract/expenses';
import { dayMs } from '@counter/contract/shared';
import { text } from '../expenses.text.ts';

/** Describes the change from the previous price to the last: "+4.2%". */
export function describePriceChange({
  price,
  previousPrice,
}: Pick<BoughtItem, 'price' | 'previousPrice'>): string {
  if (previousPrice === null || previousPrice === 0) return text.firstPrice;
  const change = ((price - previousPrice) / previousPrice) * 100;
  const percent = `${Math.abs(change).toFixed(1)}%`;
  return change > 0 ? text.priceUp(percent) : text.priceDown(percent);
}

type Point = { readonly x: number; readonly y: number };

/**
 * Returns the points of a price chart: days from left to right, highest price at the top. A constant price is a line
 * across the middle.
 */
export function pricePoints(
  purchases: BoughtItem['purchases'],
  { width, height }: { readonly width: number; readonly height: number },
): Point[] {
  const days = purchases.map(({ day }) => Date.parse(day) / dayMs);
  const prices = purchases.map(({ price }) => price);
  const across = scaleTo(Math.min(...days), Math.max(...days), width);
  const up = scaleTo(Math.min(...prices), Math.max(...prices), height);
  return purchases.map(({ price }, place) => ({
    x: across(days[place] ?? 0),
    y: height - up(price),
  }));
}

function scaleTo(min: number, max: number, size: number): (value: number) => number {
  return (value) => (max === min ? size / 2 : ((value - min) / (max - min)) * size);
}
