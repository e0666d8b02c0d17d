import { portionOf } from '../shared/money.ts';

/**
 * Shares an amount over lines by their totals: every share is whole, none is above its line's total,
 * and together they are the amount exactly. The amount must not be above the sum of the totals.
 */
export function shareOver(totals: readonly number[], amount: number): number[] {
  const whole = totals.reduce((sum, total) => sum + total, 0);
  if (whole === 0) return totals.map(() => 0);
  // Running totals: no cent is lost or invented.
  let before = 0;
  return totals.map((total) => {
    const from = portionOf(amount, before, whole);
    before += total;
    return portionOf(amount, before, whole) - from;
  });
}
