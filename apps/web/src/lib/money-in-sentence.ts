import { formatMoney } from '@counter/contract/shared';

/** An amount in minor units in the middle of a sentence: no line ends between its sign and its number. */
export function moneyInSentence(minor: number, currency: string): string {
  return amountInSentence(formatMoney(minor, currency));
}

/** The same of an amount that is written already: "$ 12.50". */
export function amountInSentence(amount: string): string {
  return amount.replaceAll(' ', '\u00A0');
}
