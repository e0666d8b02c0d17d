import type { CampaignEffect, Comparison, Control } from './promotions-report.schemas.ts';

/** The days after a text in which the recipient's orders count for the campaign. */
export const campaignDays = 7;

/** The weeks before a campaign that the usual rate is based on. */
export const usualWeeks = 8;

/** With fewer recipients or earlier orders, chance decides. */
export const minCustomers = 30;
export const minEarlierOrders = 40;

/** About two standard deviations; chance exceeds them once in twenty times. */
export const clearly = 1.96;

type Counted = {
  /** Recipients who had been customers for `usualWeeks` before their text. */
  readonly customers: number;
  /** Their orders in the `campaignDays` after the text. */
  readonly orders: number;
  /** Their orders in the `usualWeeks` before the text. */
  readonly earlier: number;
};

/**
 * Compares the orders of a campaign's recipients with their usual rate; null without enough data. The verdict is MORE
 * or FEWER only if the difference is significant, with both counts as Poisson counts.
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

/** The minimum expected count per cell for a significance test. */
const minExpected = 5;

/**
 * Compares a campaign's customers with its holdout group, by the share who ordered. The verdict is MORE or FEWER only
 * if the difference is significant at 5%, and TOO_FEW if the groups are too small for that test.
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
 * Returns a campaign's incremental orders: compared with its holdout group or, if that is too small, with its
 * recipients' usual orders. Null without enough data for either.
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
