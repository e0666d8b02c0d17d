import type { Stretch } from '@counter/contract/store';
import type { Offer } from '../../menu/index.ts';
import type { OfferChangeRow } from './offer-changes.repository.ts';

/** A time in which a product was offered in one way. */
export type OfferPiece = Stretch & { readonly offer: Offer };

/**
 * Computes how a product was offered in a span of time: from how it is offered now, back through the
 * changes since the span began (the latest first). Before it was added it was not offered at all.
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
