/** A payout and its totals. */
export type PayoutRow = {
  readonly payoutAmount: number;
  readonly totalOrders: number;
  /** The ledger's amounts by kind. */
  readonly sums: Readonly<Record<string, number>> | null;
};

/** Returns a page of payouts, each compared with the one before by the three amounts that differ most. */
export function compared(rows: readonly PayoutRow[], size: number) {
  return rows.slice(0, size).map(({ sums, ...payout }, at) => {
    const before = rows[at + 1];
    if (!before) return { ...payout, comparison: null };
    const kinds = new Set([...Object.keys(sums ?? {}), ...Object.keys(before.sums ?? {})]);
    const causes = [...kinds]
      .map((kind) => ({ kind, difference: (sums?.[kind] ?? 0) - (before.sums?.[kind] ?? 0) }))
      .toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference))
      .slice(0, 3);
    const difference = payout.payoutAmount - before.payoutAmount;
    const orders = payout.totalOrders - before.totalOrders;
    return { ...payout, comparison: { difference, orders, causes } };
  });
}
