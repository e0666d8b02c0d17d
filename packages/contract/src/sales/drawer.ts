import type { DayFigures } from './day-figures.ts';

/** The day's cash movements and the opening cash. Minor units. */
export type Drawer = {
  readonly openingFloat: number;
  /** The cash part of what was collected for online orders; null for all of it. */
  readonly collectedInCash: number | null;
};

type CashFigures = Pick<
  DayFigures,
  'collected' | 'drawerSales' | 'drawerReturns' | 'drawerExpenses'
>;

/**
 * Returns the cash part of what was collected at the counter for online orders: at most all of it. A negative total,
 * from refunds, is all cash.
 */
export function cashCollected(
  { collected }: Pick<DayFigures, 'collected'>,
  inCash: number | null,
): number {
  return collected <= 0 ? collected : Math.min(inCash ?? collected, collected);
}

/** Returns the cash that should be in the drawer at the end of the day. */
export function expectedCash(
  figures: CashFigures,
  { openingFloat, collectedInCash }: Drawer,
): number {
  const { drawerSales, drawerReturns, drawerExpenses } = figures;
  const collected = cashCollected(figures, collectedInCash);
  return openingFloat + drawerSales + collected - drawerReturns - drawerExpenses;
}

/** A number of notes or coins of one denomination. */
export type CashCount = { readonly value: number; readonly pieces: number };

/** Totals counted notes and coins. */
export function sumCounts(counts: readonly CashCount[]): number {
  return counts.reduce((sum, { value, pieces }) => sum + value * pieces, 0);
}

const wholeSteps = [100, 50, 20, 10, 5, 1];
const coinsPerUnit = [4, 10, 20, 100];

/** Returns the denominations to count, the largest first, for a currency's decimals. */
export function denominationsOf(decimalDigits: number): number[] {
  if (decimalDigits === 0) return wholeSteps.map((step) => step * 100);
  const unit = 10 ** decimalDigits;
  return [...wholeSteps.map((step) => step * unit), ...coinsPerUnit.map((part) => unit / part)];
}
