import { formatMoney } from '@counter/contract/shared';

/** A movement of money: "+ $ 12.50", "− $ 3.00". Nothing has no sign. */
export function signedMoney(minor: number, currency: string): string {
  const amount = formatMoney(Math.abs(minor), currency);
  if (minor === 0) return amount;
  return `${minor < 0 ? '−' : '+'} ${amount}`;
}

/** A balance: "$ 12.50", "− $ 3.00". */
export function balanceMoney(minor: number, currency: string): string {
  return minor < 0 ? signedMoney(minor, currency) : formatMoney(minor, currency);
}
