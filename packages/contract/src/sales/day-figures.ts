import { z } from 'zod/mini';
import { minorUnits } from '../shared/schema.ts';

/** The figures of a store's day. Amounts are minor units. */
export const dayFigures = z.object({
  /** Online orders completed on the day. */
  orders: z.int(),
  /** Paid to the store for them by customers, delivery fees aside, by payment. */
  paidToMarketplace: minorUnits,
  paidByCard: minorUnits,
  paidOnDelivery: minorUnits,
  paidAtCounter: minorUnits,
  /** The part of these that is tips. */
  tips: minorUnits,
  /** Given back to customers of online orders. */
  refunds: minorUnits,
  fees: minorUnits,
  /** The day's bookings without payouts: what the marketplace owes the store for the day. */
  earned: minorUnits,
  /** Collected at the counter for online orders, less what was given back there. */
  collected: minorUnits,
  /** Counter sales, voided ones left out. */
  sales: z.int(),
  salesTax: minorUnits,
  salesCash: minorUnits,
  salesCard: minorUnits,
  expenses: z.int(),
  expensesTotal: minorUnits,
  /** Cash sales of the day that were not voided on the same day. */
  drawerSales: minorUnits,
  /** Cash sales of earlier days that were voided on the day. */
  drawerReturns: minorUnits,
  /** Expenses of the day that were paid with cash from the drawer. */
  drawerExpenses: minorUnits,
  /** Worked by employees who clocked in on the day, breaks aside. */
  minutesWorked: z.int(),
});

export type DayFigures = z.infer<typeof dayFigures>;
export type DayFigure = keyof DayFigures;

/** A day without anything. */
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

/** Returns the total of the day's counter sales, tax included. */
export function counterTotalOf({ salesCash, salesCard }: DayFigures): number {
  return salesCash + salesCard;
}

/** Returns online earnings and counter sales less expenses. Wages and taxes are not deducted. */
export function earningsMinusExpenses(figures: DayFigures): number {
  return figures.earned + counterTotalOf(figures) - figures.expensesTotal;
}

/** A figure that changed after the day was signed off. */
export type ChangedFigure = {
  readonly figure: DayFigure;
  readonly signed: number;
  readonly now: number;
};

/** Lists the figures that differ from those signed, in the order of the report. */
export function changedFigures(signed: DayFigures, now: DayFigures): ChangedFigure[] {
  return Object.keys(dayFigures.shape)
    .filter((name): name is DayFigure => name in quietDay)
    .map((figure) => ({ figure, signed: signed[figure], now: now[figure] }))
    .filter((one) => one.signed !== one.now);
}
