import { findCurrency, shareOf } from '../shared/money.ts';

const wholePriceRate = 100;

/** Returns the cost of message parts at a price in hundredths of a minor unit, rounded once, half up. */
export function costOfParts(parts: number, partPrice: number): number {
  return shareOf(parts * partPrice, wholePriceRate);
}

/** Returns a campaign's reference in the ledger. */
export function campaignReference(id: number): string {
  return `SMS-${id}`;
}

/** Formats a price in hundredths of a minor unit: `$ 0.0079`, `$ 0.01`. */
export function formatPartPrice(partPrice: number, currency?: string): string {
  const { symbol, decimalDigits } = findCurrency(currency);
  const digits = decimalDigits + 2;
  const format = new Intl.NumberFormat('en', {
    minimumFractionDigits: 2,
    maximumFractionDigits: digits,
  });
  return `${symbol} ${format.format(partPrice / 10 ** digits)}`;
}
