import { portionOf } from '../shared/money.ts';

/**
 * Splits an amount over lines in proportion to their totals. Shares are whole numbers, none exceeds its line's total,
 * and they add up to the amount exactly. The amount must not exceed the sum of the totals.
 */
export function shareOver(totals: readonly number[], amount: number): number[] {
  const whole = totals.reduce((sum, total) => sum + total, 0);
  if (whole === 0) return totals.map(() => 0);
  // Running totals keep rounding from losing or adding a cent.
  let before = 0;
  return totals.map((total) => {
    const from = portionOf(amount, before, whole);
    before += total;
    return portionOf(amount, before, whole) - from;
  });
}
