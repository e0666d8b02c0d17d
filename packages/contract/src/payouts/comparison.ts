import { formatMoney } from '../shared/money.ts';
import {
  comparisonCauses,
  type ComparisonCause,
  type PayoutBreakdown,
  type PayoutCause,
  type PayoutComparison,
} from './payouts.schemas.ts';
import { formatCount } from '../shared/counts.ts';

/** The parts of a payout to compare. */
export type ComparedPayout = {
  readonly totalOrders: number;
  readonly breakdown: PayoutBreakdown;
};

type Amounts = Omit<PayoutBreakdown, 'sales' | 'tax' | 'tips' | 'fee' | 'refunds' | 'feesReturned'>;

/**
 * Returns the causes of the difference between two payouts, without zeros; they add up to it. The number of orders
 * counts at the earlier average earnings, and the rest is order size.
 */
export function compareBreakdowns(now: ComparedPayout, before: ComparedPayout): PayoutCause[] {
  const change = (key: keyof Amounts) => now.breakdown[key] - before.breakdown[key];
  const earned = earnedOf(now.breakdown) - earnedOf(before.breakdown);
  const orders = effectOfCount(now, before);
  const amounts: Record<ComparisonCause, number> = {
    orders,
    orderSize: earned - orders,
    discounts: change('discounts'),
    promoCredits: change('promoCredits'),
    refunds: refundedOf(now.breakdown) - refundedOf(before.breakdown),
    charges: change('charges'),
    corrections: change('corrections'),
    campaigns: change('campaigns'),
    referrals: change('referrals'),
    collected: change('collected'),
    returnedPayouts: change('returnedPayouts'),
  };
  return comparisonCauses
    .map((cause) => ({ cause, amount: amounts[cause] }))
    .filter(({ amount }) => amount !== 0);
}

/** Returns the earnings of orders before discounts. */
function earnedOf({ sales, tax, tips, fee }: PayoutBreakdown): number {
  return sales + tax + tips + fee;
}

function refundedOf({ refunds, feesReturned }: PayoutBreakdown): number {
  return refunds + feesReturned;
}

function effectOfCount(now: ComparedPayout, before: ComparedPayout): number {
  const earned = earnedOf(before.breakdown);
  if (before.totalOrders === 0) return earnedOf(now.breakdown) - earned;
  const more = now.totalOrders - before.totalOrders;
  return Math.round((more * earned) / before.totalOrders) + 0;
}

const maxCauses = 3;

/** The share of the difference that a sentence's causes must explain. */
const explained = 0.8;

/** Returns the largest causes in the direction of the difference, at most three. */
export function mainCauses(causes: readonly PayoutCause[]): PayoutCause[] {
  const difference = sumOf(causes);
  const same = causes
    .filter(({ amount }) => amount * difference > 0)
    .toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
  const enough = Math.abs(sumOf(same)) * explained;
  const needed = same.findIndex((_, at) => Math.abs(sumOf(same.slice(0, at + 1))) >= enough);
  return same.slice(0, Math.min(needed + 1, maxCauses));
}

function sumOf(causes: readonly PayoutCause[]): number {
  return causes.reduce((sum, { amount }) => sum + amount, 0);
}

/** Describes why a payout differs: "$ 80.20 less than the week before: 9 fewer orders and more refunds". */
export function comparisonSentence(comparison: PayoutComparison, currency: string): string {
  const { difference, weekBefore, causes } = comparison;
  const before = weekBefore ? 'the week before' : 'the payout before';
  if (difference === 0) return `The same as ${before}`;
  const amount = formatMoney(Math.abs(difference), currency).replaceAll(' ', '\u00A0');
  const words = causes.map((cause) => causeWords(cause, comparison.orders));
  return `${amount} ${difference > 0 ? 'more' : 'less'} than ${before}: ${listed(words)}`;
}

function causeWords({ cause, amount }: PayoutCause, orders: number): string {
  if (cause === 'orders') return orderWords(orders);
  return words[cause][amount > 0 ? 0 : 1];
}

function orderWords(orders: number): string {
  const count = formatCount(Math.abs(orders));
  return `${count} ${orders > 0 ? 'more' : 'fewer'} ${count === '1' ? 'order' : 'orders'}`;
}

/** Each cause's words for adding to a payout and for reducing it. */
const words: Record<Exclude<ComparisonCause, 'orders'>, readonly [string, string]> = {
  orderSize: ['larger orders', 'smaller orders'],
  discounts: ['lower discounts', 'higher discounts'],
  promoCredits: [
    'more promo codes paid by the marketplace',
    'fewer promo codes paid by the marketplace',
  ],
  refunds: ['fewer refunds', 'more refunds'],
  charges: ['fewer charges', 'more charges'],
  corrections: ['a correction in your favor', 'a correction against you'],
  campaigns: ['less for SMS campaigns', 'more for SMS campaigns'],
  referrals: ['more referral rewards', 'fewer referral rewards'],
  collected: ['less paid at your counter', 'more paid at your counter'],
  returnedPayouts: ['a returned payment paid again', 'a returned payment paid again last time'],
};

function listed(parts: readonly string[]): string {
  return new Intl.ListFormat('en').format(parts).replace(', and ', ' and ');
}
