import { isOffered, servingTime } from '@counter/contract/menu';
import { addDays, dayAt, instantOf, type Day } from '@counter/contract/shared';
import type { Stretch } from '@counter/contract/store';
import type { DailySale } from '../../orders/index.ts';
import { overlapOf } from '../spans.ts';
import type { OfferPiece } from './offer-record.ts';

type Sale = Pick<DailySale, 'day' | 'at' | 'quantity'>;

/** Returns the intervals in which the product was served, by the menu hours of the time. */
export function servedTime(pieces: readonly OfferPiece[], timeZone: string): Stretch[] {
  return pieces.flatMap((piece) => servingTime(piece.offer.menuHours, timeZone, piece)).map(plain);
}

/** Returns the intervals in which the store had marked the product unavailable. */
export function markedOff(pieces: readonly OfferPiece[]): Stretch[] {
  return pieces.flatMap(({ start, end, offer }) => {
    if (isOffered(offer, start)) return [];
    const until = offer.unavailableUntil;
    return [{ start, end: until && until < end ? until : end }];
  });
}

/**
 * Returns the intervals in which the product was sold out: from the order that reached the daily limit until the end of
 * the store's day, or until the limit was raised. Expects sales in the order of the orders.
 */
export function soldOut(
  pieces: readonly OfferPiece[],
  sales: readonly Sale[],
  timeZone: string,
): Stretch[] {
  const byDay = Map.groupBy(sales, ({ day }) => day);
  return pieces.flatMap((piece) => {
    const { dailyLimit } = piece.offer;
    if (dailyLimit === null) return [];
    return daysIn(piece, timeZone).flatMap((day) => {
      const last = lastTaken(byDay.get(day) ?? [], dailyLimit);
      if (!last) return [];
      const midnight = instantOf(day, 0, timeZone);
      const start = last > midnight ? last : midnight;
      const out = overlapOf({ start, end: instantOf(addDays(day, 1), 0, timeZone) }, piece);
      return out ? [out] : [];
    });
  });
}

function lastTaken(sales: readonly Sale[], limit: number): Date | undefined {
  let taken = 0;
  return sales.find(({ quantity }) => (taken += quantity) >= limit)?.at;
}

function daysIn({ start, end }: Stretch, timeZone: string): Day[] {
  const days = [];
  const last = dayAt(end, timeZone);
  for (let day = dayAt(start, timeZone); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

function plain({ start, end }: Stretch): Stretch {
  return { start, end };
}
