import { z } from 'zod/mini';
import { minorUnits } from '../shared/schema.ts';

/** A store day's figures. Amounts are minor units. */
export const dayFigures = z.object({
  /** Online orders completed on the day. */
  orders: z.int(),
  /** Customers' payments to the store for them, without delivery fees, by payment method. */
  paidToMarketplace: minorUnits,
  paidByCard: minorUnits,
  paidOnDelivery: minorUnits,
  paidAtCounter: minorUnits,
  /** The tips in these payments. */
  tips: minorUnits,
  /** Refunds to customers of online orders. */
  refunds: minorUnits,
  fees: minorUnits,
  /** The day's ledger entries without payouts: what the marketplace owes the store for the day. */
  earned: minorUnits,
  /** Collected at the counter for online orders, minus refunds there. */
  collected: minorUnits,
  /** Counter sales, without voided ones. */
  sales: z.int(),
  salesTax: minorUnits,
  salesCash: minorUnits,
  salesCard: minorUnits,
  expenses: z.int(),
  expensesTotal: minorUnits,
  /** The day's cash sales that weren't voided the same day. */
  drawerSales: minorUnits,
  /** Cash sales of earlier days, voided on this day. */
  drawerReturns: minorUnits,
  /** The day's expenses paid with cash from the drawer. */
  drawerExpenses: minorUnits,
  /** Minutes worked by employees who clocked in that day, without breaks. */
  minutesWorked: z.int(),
});

export type DayFigures = z.infer<typeof dayFigures>;
export type DayFigure = keyof DayFigures;

/** A day without any activity. */
export const quietDay: DayFigures = {
  orders: 0,
  paidToMarketplace: 0,
  paidByCard: 0,
  paidOnDelivery: 0,
  paidAtCounter: 0,
  tips: 0,
  refunds: 0,
  fees: 0,
  earned: 0,
  collected: 0,
  sales: 0,
  salesTax: 0,
  salesCash: 0,
  salesCard: 0,
  expenses: 0,
  expensesTotal: 0,
  drawerSales: 0,
  drawerReturns: 0,
  drawerExpenses: 0,
  minutesWorked: 0,
};

/** Returns the total of the day's counter sales, including tax. */
export function counterTotalOf({ salesCash, salesCard }: DayFigures): number {
  return salesCash + salesCard;
}

/** Returns online earnings plus counter sales minus expenses. Wages and taxes aren't deducted. */
export function earningsMinusExpenses(figures: DayFigures): number {
  return figures.earned + counterTotalOf(figures) - figures.expensesTotal;
}

/** A figure that changed after the sign-off. */
export type ChangedFigure = {
  readonly figure: DayFigure;
  readonly signed: number;
  readonly now: number;
};

/** Returns the figures that differ from the signed ones, in report order. */
export function changedFigures(signed: DayFigures, now: DayFigures): ChangedFigure[] {
  return Object.keys(dayFigures.shape)
    .filter((name): name is DayFigure => name in quietDay)
    .map((figure) => ({ figure, signed: signed[figure], now: now[figure] }))
    .filter((one) => one.signed !== one.now);
}
