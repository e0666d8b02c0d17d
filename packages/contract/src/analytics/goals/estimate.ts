import { shareOf } from '../../shared/money.ts';
import type { CampaignEffect } from '../promotions/promotions-report.schemas.ts';
import type { GoalEstimate } from './goals.schemas.ts';

/** The weeks over which evening orders are counted, and the hour at which evening starts. */
export const quietWeeks = 8;
export const eveningFrom = 17;

/** The days that the average order value covers. */
export const averageDays = 90;

/** The minimum number of texts in campaigns to derive a rate from. */
const minTexts = 50;

/** The assumed rate without own campaigns: 3 orders per hundred texts, in hundredths. */
export const assumedRate = 300;

/** With fewer evening orders, chance decides which weekday is quiet. */
const minEveningOrders = 40;

type Sent = { readonly texts: number; readonly orders: number };

/** Returns the expected orders per hundred texts, in hundredths, and their source. */
export function expectedRate(
  ofGoal: readonly Sent[],
  all: readonly Sent[],
): Pick<GoalEstimate, 'rate' | 'basis'> {
  const own = rateOf(ofGoal);
  if (own !== null) return { rate: own, basis: 'SAME_GOAL' };
  const any = rateOf(all);
  if (any !== null) return { rate: any, basis: 'OWN_CAMPAIGNS' };
  return { rate: assumedRate, basis: 'ASSUMED' };
}

function rateOf(campaigns: readonly Sent[]): number | null {
  const texts = campaigns.reduce((sum, one) => sum + one.texts, 0);
  const orders = campaigns.reduce((sum, one) => sum + one.orders, 0);
  return texts < minTexts ? null : Math.round((orders * 10_000) / texts);
}

type Measured = { readonly texts: number; readonly effect: CampaignEffect | null };

/**
 * Returns the incremental orders per text, measured by the goal's campaigns or otherwise by all; null with too few
 * texts. An insignificant difference counts as none.
 */
export function extraRate(ofGoal: readonly Measured[], all: readonly Measured[]): number | null {
  return measuredRate(ofGoal) ?? measuredRate(all);
}

function measuredRate(campaigns: readonly Measured[]): number | null {
  let [texts, extra] = [0, 0];
  for (const { effect, texts: sent } of campaigns) {
    if (!effect) continue;
    texts += sent;
    if (effect.verdict !== 'SAME') extra += effect.orders;
  }
  return texts < minTexts ? null : extra / texts;
}

type Wanted = {
  readonly agreed: number;
  readonly averageOrder: number;
  /** The suggested discount in percent. */
  readonly percent: number;
};

/** Returns the expected orders and the cost of their discount. Amounts are based on the rounded orders. */
export function estimateUse({ agreed, averageOrder, percent }: Wanted, rate: number) {
  const orders = Math.round((agreed * rate) / 10_000);
  return { orders, discount: shareOf(orders * averageOrder, percent * 100) };
}

type Evening = { readonly weekday: number; readonly orders: number };

/** Returns the weekday with the fewest evening orders, without weekdays that have none; null with too few orders. */
export function quietestWeekday(evenings: readonly Evening[]): number | null {
  const open = evenings.filter(({ orders }) => orders > 0);
  const total = open.reduce((sum, { orders }) => sum + orders, 0);
  if (open.length < 3 || total < minEveningOrders) return null;
  const [quiet] = open.toSorted(
    (one, other) => one.orders - other.orders || one.weekday - other.weekday,
  );
  return quiet?.weekday ?? null;
}
