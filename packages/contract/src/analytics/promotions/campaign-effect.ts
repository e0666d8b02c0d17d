import type { CampaignEffect, Comparison, Control } from './promotions-report.schemas.ts';

/** Orders of recipients count for a campaign in so many days after their text. */
export const campaignDays = 7;

/** Their usual rate is taken from so many weeks before it. */
export const usualWeeks = 8;

/** With fewer recipients or earlier orders than this, chance decides. */
export const minCustomers = 30;
export const minEarlierOrders = 40;

/** Two standard deviations: chance alone goes further once in twenty times. */
export const clearly = 1.96;

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
  if (customers < minCustomers || earlier < minEarlierOrders) return null;
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

/** A share is told only if so many customers of each kind are expected in each group. */
const minExpected = 5;

/**
 * Compares the customers of a campaign with those that it held out, by the share who ordered. It says MORE or
 * FEWER only where chance alone makes such a difference less than once in twenty times, and TOO_FEW where
 * the groups are too small for that test.
 */
export function compareWithHeldOut(counted: Omit<Control, 'verdict'>): Control {
  const { texted, textedWhoOrdered, heldOut, heldOutWhoOrdered } = counted;
  const everyone = texted + heldOut;
  const ordered = textedWhoOrdered + heldOutWhoOrdered;
  const smallest =
    everyone === 0
      ? 0
      : (Math.min(texted, heldOut) * Math.min(ordered, everyone - ordered)) / everyone;
  if (smallest < minExpected) return { ...counted, verdict: 'TOO_FEW' };
  const share = ordered / everyone;
  const spread = Math.sqrt(share * (1 - share) * (1 / texted + 1 / heldOut));
  const difference = textedWhoOrdered / texted - heldOutWhoOrdered / heldOut;
  if (Math.abs(difference) <= clearly * spread) return { ...counted, verdict: 'SAME' };
  return { ...counted, verdict: difference > 0 ? 'MORE' : 'FEWER' };
}

type Compared = { readonly comparison: Comparison | null; readonly control: Control | null };

/**
 * Returns a campaign's orders beyond those that would have come anyway: against the customers it held out or, where
 * they are too few, against what its recipients usually order. Null without enough data for either.
 */
export function effectOf({ comparison, control }: Compared): CampaignEffect | null {
  if (control && control.verdict !== 'TOO_FEW') {
    const { verdict, texted, textedWhoOrdered, heldOut, heldOutWhoOrdered } = control;
    const anyway = (texted * heldOutWhoOrdered) / heldOut;
    return { verdict, than: 'HELD_OUT', orders: Math.round(textedWhoOrdered - anyway) };
  }
  if (!comparison) return null;
  const { verdict, orders, usualHundredths } = comparison;
  return { verdict, than: 'USUAL', orders: Math.round(orders - usualHundredths / 100) };
}
