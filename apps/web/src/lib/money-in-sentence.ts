import { formatMoney } from '@counter/contract/shared';

/** Formats an amount in minor units for running text, without a line break inside it. */
export function moneyInSentence(minor: number, currency: string): string {
  return amountInSentence(formatMoney(minor, currency));
}

/** Keeps a formatted amount such as "$ 12.50" on one line. */
export function amountInSentence(amount: string): string {
  return amount.replaceAll(' ', '\u00A0');
}
