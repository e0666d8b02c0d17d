import type { BulkEdit, PriceChange } from '@counter/contract/menu';
import { formatMoney } from '@counter/contract/shared';
import { instantInSentence } from '../../../lib/time/days.ts';
import { manyText } from '../many/many.text.ts';
import { text } from '../menu.text.ts';
import { plannedText as words } from './planned.text.ts';

interface Local {
  readonly currency: string;
  readonly timeZone: string;
  readonly categoryName: (id: number) => string;
}

/** Describes a bulk change, part by part: "Price: 10% more", "Unavailable until I change it". */
export function describeEdit(
  { price, taxRate, availability, categoryId }: BulkEdit,
  { currency, timeZone, categoryName }: Local,
): string[] {
  return [
    ...(price ? [describePrice(price, currency)] : []),
    ...(taxRate === undefined
      ? []
      : [words.taxRate(taxRate === null ? words.storesRate : `${taxRate}%`)]),
    ...(availability ? [describeAvailability(availability, timeZone)] : []),
    ...(categoryId === undefined ? [] : [words.category(categoryName(categoryId))]),
  ];
}

function describePrice(change: PriceChange, currency: string): string {
  if (change.kind === 'SET') return words.priceTo(formatMoney(change.amount, currency));
  const by = change.kind === 'BY_AMOUNT' ? change.amount : change.basisPoints;
  const size = Math.abs(by);
  const written = change.kind === 'BY_AMOUNT' ? formatMoney(size, currency) : `${size / 100}%`;
  return by < 0 ? words.priceDown(written) : words.priceUp(written);
}

function describeAvailability(
  { available, until }: NonNullable<BulkEdit['availability']>,
  timeZone: string,
): string {
  if (available) return words.available;
  if (until === 'TODAY') return manyText.unavailableToday;
  if (until === null || until === undefined) return manyText.unavailableUntilChanged;
  return text.unavailableUntil(instantInSentence(until, timeZone));
}
