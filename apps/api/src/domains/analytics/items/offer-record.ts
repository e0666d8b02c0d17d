import type { Stretch } from '@counter/contract/store';
import type { Offer } from '../../menu/index.ts';
import type { OfferChangeRow } from './offer-changes.repository.ts';

/** An interval in which the same offer applied to a product. */
export type OfferPiece = Stretch & { readonly offer: Offer };

/**
 * Returns the offers of a product over an interval. Starts with the current offer and undoes the changes since the
 * interval began (newest first). Before it was added, the product was not offered.
 */
export function offersOver(
  now: Offer,
  changes: readonly Omit<OfferChangeRow, 'productId'>[],
  span: Stretch,
): OfferPiece[] {
  const pieces: OfferPiece[] = [];
  let { end } = span;
  let offer = now;
  for (const change of changes) {
    if (change.at < end) {
      pieces.push({ start: change.at, end, offer });
      end = change.at;
    }
    if (change.created) return pieces.toReversed();
    offer = { ...offer, ...readBefore(change.before ?? {}) };
  }
  if (span.start < end) pieces.push({ start: span.start, end, offer });
  return pieces.toReversed();
}

function readBefore({
  available,
  unavailableUntil,
  dailyLimit,
  menuHours,
}: NonNullable<OfferChangeRow['before']>): Partial<Offer> {
  return {
    ...(available !== undefined && { available }),
    ...(unavailableUntil !== undefined && {
      unavailableUntil: unavailableUntil === null ? null : new Date(unavailableUntil),
    }),
    ...(dailyLimit !== undefined && { dailyLimit }),
    ...(menuHours !== undefined && { menuHours }),
  };
}
