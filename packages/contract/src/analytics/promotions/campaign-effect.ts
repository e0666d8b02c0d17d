import type { Comparison } from './promotions-report.schemas.ts';

/** Orders of recipients count for a campaign in so many days after their text. */
export const campaignDays = 7;

/** Their usual rate is taken from so many weeks before it. */
export const usualWeeks = 8;

/** With fewer recipients or earlier orders than this, chance decides. */
const fewestCustomers = 30;
const fewestEarlierOrders = 40;

/** Two standard deviations: chance alone goes further once in twenty times. */
const clearly = 1.96;

type Counted = {
  /** The recipients who had been customers for `usualWeeks` when their text came. */
  readonly customers: number;
  /** Their orders in the `campaignDays` after it. */
  readonly orders: number;
  /** Their orders in the `usualWeeks` before it. */
  readonly earlier: number;
};

/**
 * Compares the orders of a campaign's recipients with their own usual rate; null without enough data. It says
 * MORE or FEWER only where the difference is larger than chance usually makes it, with both counts taken
 * as Poisson counts.
 */
export function compareWithUsual({ customers, orders, earlier }: Counted): Comparison | null {
  if (customers < fewestCustomers || earlier < fewestEarlierOrders) return null;
  const usual = earlier / usualWeeks;
  const spread = Math.sqrt(usual + usual / usualWeeks);
  const isClear = Math.abs(orders - usual) > clearly * spread;
  const direction = orders > usual ? 'MORE' : 'FEWER';
  return {
    customers,
    orders,
    usualHundredths: Math.round(usual * 100),
    verdict: isClear ? direction : 'SAME',
  };
}
