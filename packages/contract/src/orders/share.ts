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
    const from = portion(amount, before, whole);
    before += total;
    return portion(amount, before, whole) - from;
  });
}

function portion(amount: number, part: number, whole: number): number {
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
}
